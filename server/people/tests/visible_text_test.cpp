// What others may be shown against the tables of Unicode, every code point of them.
#include "codec/visible_text.hpp"

#include <gtest/gtest.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <string>

namespace kamchatka::server {
namespace {

bool hides(UChar32 c) {
    const auto type = u_charType(c);
    const bool format =
        type == U_FORMAT_CHAR && u_hasBinaryProperty(c, UCHAR_PREPENDED_CONCATENATION_MARK) == 0;
    return format || type == U_CONTROL_CHAR || type == U_LINE_SEPARATOR ||
        type == U_PARAGRAPH_SEPARATOR || type == U_PRIVATE_USE_CHAR ||
        u_hasBinaryProperty(c, UCHAR_BIDI_CONTROL) != 0 ||
        u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0 ||
        u_hasBinaryProperty(c, UCHAR_NONCHARACTER_CODE_POINT) != 0;
}

// Assigned and with a shape, but for Braille without dots and what stands for an object.
bool shows(UChar32 c) {
    return u_isgraph(c) != 0 && u_charType(c) != U_UNASSIGNED && c != 0x2800 && c != 0xFFFC;
}

TEST(VisibleText, AgreesWithUnicodeOnEveryCodePoint) {
    std::size_t hidden = 0;
    std::size_t shown = 0;
    for (UChar32 c = 0; c <= 0x10FFFF; ++c) {
        if (c >= 0xD800 && c <= 0xDFFF) continue;
        std::string text = "a";
        icu::UnicodeString{c}.toUTF8String(text);
        text += "b";
        const bool visible = codec::visible_text(text);
        if (hides(c)) {
            ++hidden;
            ASSERT_FALSE(visible) << std::hex << c;
        } else if (shows(c)) {
            ++shown;
            ASSERT_TRUE(visible) << std::hex << c;
        }
    }
    EXPECT_GT(hidden, 130'000U);
    EXPECT_GT(shown, 130'000U);
}

}  // namespace
}  // namespace kamchatka::server
