// Which container some bytes are, by the magic numbers at their beginning.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "io/decoder.h"

namespace arbiter {

enum class Container : std::uint8_t { plain, zstd, gzip, bzip2, xz };

// So many first bytes are enough to tell, if the input has them.
inline constexpr std::size_t kContainerBytes = 10;

Container detect_container(std::string_view first_bytes) noexcept;

// What the bytes behind a member of that container are. Requires: not plain.
Decoder::Next classify_member(Container container, std::string_view bytes) noexcept;

}  // namespace arbiter
