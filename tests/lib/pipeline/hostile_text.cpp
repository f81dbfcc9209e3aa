#include "lib/pipeline/hostile_text.h"

#include <array>
#include <string_view>

namespace arbiter::testing {
namespace {

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed * 2 + 1) {}
    std::size_t below(std::size_t end) {
        state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<std::size_t>(state_ >> 33U) % end;
    }
    bool once_in(std::size_t n) { return below(n) == 0; }

private:
    std::uint64_t state_;
};

class Writer {
public:
    explicit Writer(std::uint64_t seed) : random_(seed) {
        constexpr std::array<std::string_view, 3> kEnds{"\n", "\r\n", "\r"};
        line_end_ = kEnds[random_.once_in(2) ? random_.below(3) : 0];
        odd_ = 2 + random_.below(30);
    }

    std::string write(std::size_t bytes) {
        while (text_.size() < bytes) game();
        return std::move(text_);
    }

private:
    void end_line(std::size_t times = 1) {
        for (std::size_t i = 0; i < times; ++i) text_ += line_end_;
    }

    void tags() {
        constexpr std::array<std::string_view, 7> kNames{"Event", "Site", "Round", "White", "Black", "Result", "Event"};
        const std::size_t count = random_.once_in(5) ? 0 : 1 + random_.below(5);
        for (std::size_t i = 0; i < count; ++i) {
            text_.append("[").append(kNames[random_.once_in(8) ? random_.below(7) : i]).append(" \"v");
            text_.append(std::to_string(random_.below(100))).append("\"]");
            end_line(random_.once_in(odd_) ? 2 : 1);
        }
        if (!random_.once_in(odd_)) end_line();
        if (random_.once_in(odd_)) text_ += "  \t";
    }

    // A whole game, as text within a comment.
    void quoted_game() {
        end_line(1 + random_.below(3));
        text_ += "[Event \"quoted\"]";
        end_line();
        text_ += "[Site \"?\"]";
        end_line(2);
        text_ += "1. e4 e5 1-0";
        end_line(2);
    }

    void comment() {
        text_ += "{";
        const std::size_t parts = random_.below(4);
        for (std::size_t i = 0; i < parts; ++i) {
            if (random_.once_in(3))
                quoted_game();
            else if (random_.once_in(odd_))
                text_ += "{";
            else
                text_ += " words ";
        }
        if (random_.once_in(odd_)) return;  // never closed
        text_ += "}";
        if (random_.once_in(odd_)) text_ += "}";
    }

    void movetext() {
        const std::size_t moves = random_.below(12);
        for (std::size_t i = 0; i < moves; ++i) {
            if (random_.once_in(6)) comment();
            if (random_.once_in(9)) text_ += "(1. d4 d5) ";
            if (random_.once_in(3 * odd_)) text_ += "(";
            text_.append(std::to_string(i + 1)).append(". e4 e5 ");
            if (random_.once_in(8)) end_line(random_.once_in(4) ? 2 : 1);
            if (random_.once_in(12)) {
                text_ += "; to the line's end { [";
                end_line();
            }
            if (random_.once_in(40)) {
                end_line();
                text_ += "% escaped [Event \"no\"]";
                end_line();
            }
        }
    }

    void game() {
        if (random_.once_in(odd_)) comment();
        if (random_.once_in(40)) text_ += "\xEF\xBB\xBF";
        tags();
        movetext();
        constexpr std::array<std::string_view, 5> kResults{"1-0", "0-1", "1/2-1/2", "*", ""};
        text_ += kResults[random_.once_in(4) ? random_.below(5) : random_.below(4)];
        if (random_.once_in(odd_)) text_ += " left over";
        if (random_.once_in(odd_)) comment();
        end_line(random_.once_in(odd_) ? random_.below(2) : 2);
        if (random_.once_in(60)) text_ += std::string(random_.below(5000), random_.once_in(2) ? ' ' : '\n');
        if (random_.once_in(80)) text_.append("{").append(random_.below(5000), 'x').append("} ");
    }

    Random random_;
    std::string_view line_end_;
    std::size_t odd_;  // one thing in so many is odd
    std::string text_;
};

}  // namespace

std::string hostile_text(std::uint64_t seed, std::size_t bytes) { return Writer(seed).write(bytes); }

}  // namespace arbiter::testing
