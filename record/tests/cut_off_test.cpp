// Records cut off at every byte: never a crash, never a step that was not written in full, and
// nothing lost of what was.
#include "engine/rulebooks.hpp"
#include "record/tests/random_game.hpp"
#include "record/text/record_text.hpp"

#include <gtest/gtest.h>

namespace kamchatka::record {
namespace {

Record short_game() {
    Record record =
        test::play({.set = rulebooks::challenge, .seat_count = 3, .seed = 4, .step_count_max = 40});
    record.players[Seat::s1] = "Anna";
    return record;
}

// Where each step's last line ends in the text.
std::vector<std::size_t> step_ends(const Record& record) {
    Scribe scribe{record};
    std::size_t size = scribe.opening().size();
    std::vector<std::size_t> ends;
    for (const Step& step : record.steps) ends.push_back(size += scribe.step(step).size());
    return ends;
}

// How many steps are whole in the first `size` bytes. A line turn may be missing after a whole
// step.
std::size_t whole_steps(
    const std::string& text, const std::vector<std::size_t>& ends, std::size_t size
) {
    std::size_t count = 0;
    for (const std::size_t end : ends) {
        const std::size_t last_line = text.rfind('\n', end - 2) + 1;
        const bool turn = text.compare(last_line, 5, "turn ") == 0;
        if ((turn ? last_line : end) > size) break;
        ++count;
    }
    return count;
}

TEST(CutOff, AtEveryByteTheWholeStepsAreRead) {
    const Record record = short_game();
    const std::string text = write_text(record);
    const std::size_t header_size = Scribe{record}.opening().size();
    const auto ends = step_ends(record);
    for (std::size_t size = 0; size < text.size(); ++size) {
        const auto reading = read_text(std::string_view{text}.substr(0, size));
        if (size < header_size && !reading) continue;  // no rules yet: an error, and no crash
        ASSERT_TRUE(reading) << size << ": " << message(reading.error());
        if (size + 1 == text.size()) {
            EXPECT_FALSE(reading->cut_off) << "the line end is whole without its newline";
            continue;
        }
        ASSERT_TRUE(reading->cut_off) << size;
        std::size_t expected = whole_steps(text, ends, size);
        // The very first action stands alone: a record may be typed without consequences.
        const bool first_alone = expected == 0 && size >= text.find('\n', header_size) + 1 &&
            size < text.find('\n', text.find("\n    ", header_size) + 1) + 1 && size > header_size;
        if (first_alone) expected = 1;
        ASSERT_EQ(reading->record.steps.size(), expected) << size;
        Record whole = record;
        whole.steps.resize(expected);
        ASSERT_EQ(reading->record.steps, whole.steps) << size;
        ASSERT_EQ(reading->state, test::last_state(whole)) << size;
    }
}

TEST(CutOff, ATypedRecordIsReadToItsLastAction) {
    const std::string text =
        "kamchatka-record 1\nruleset challenge\nseats 3\n"
        "chance start_game -\nchance roll_for_place 2\nchance roll_for_place 4\n";
    const auto reading = read_text(text);
    ASSERT_TRUE(reading) << message(reading.error());
    EXPECT_EQ(reading->record.steps.size(), 3U);
    EXPECT_EQ(
        reading->cut_off.value_or(""),
        "line 6: the record stops before its end; whole steps read: 3"
    );
    const auto shorter = read_text(text.substr(0, text.size() - 1));
    ASSERT_TRUE(shorter);
    EXPECT_EQ(shorter->record.steps.size(), 2U);
}

TEST(CutOff, EveryByteChangedIsRefusedOrReadTheSameTwice) {
    const std::string text = write_text(short_game());
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string changed = text;
        changed[at] = changed[at] == '1' ? '2' : '1';
        const auto reading = read_text(changed);
        if (!reading) continue;
        const std::string again = write_text(reading->record);
        const auto second = read_text(again);
        ASSERT_TRUE(second) << at << ": " << message(second.error());
        ASSERT_EQ(second->record, reading->record) << at;
    }
}

}  // namespace
}  // namespace kamchatka::record
