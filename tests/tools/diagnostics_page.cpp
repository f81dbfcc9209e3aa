// Writes docs/diagnostics.md to the standard output.
#include <cstdio>
#include <string>

#include "report/rule_pages.h"

int main() {
    std::string page;
    arbiter::append_rules_markdown(page);
    return std::fwrite(page.data(), 1, page.size(), stdout) == page.size() ? 0 : 2;
}
