#include "server/integrity/scrubber.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace kamchatka::server {
namespace {

constexpr std::int64_t codes_at_once = 100;
constexpr std::int64_t first_rest_ms = 10'000;  // a server that starts has better things to do
constexpr std::int64_t round_rest_ms = 60'000;
constexpr std::int64_t share = 10;  // one part in so many

}  // namespace

Scrubber::Scrubber(World& world, store::Journals& journals, Workers& workers, ScrubLimits limits)
    : world_{world},
      journals_{journals},
      workers_{workers},
      limits_{limits} {}

void Scrubber::tick(std::int64_t steady_ms, std::int64_t now_ms) {
    if (limits_.rest_ms == 0) return;
    if (next_ms_ == 0) next_ms_ = steady_ms + std::min(first_rest_ms, limits_.rest_ms * share);
    steady_ms_ = steady_ms;
    now_ms_ = now_ms;
    if (busy_ || steady_ms < next_ms_) return;
    busy_ = true;
    began_ms_ = steady_ms;
    read_next();
}

void Scrubber::read_next() {
    if (coming_.empty()) return list_more();
    last_ = std::move(coming_.front());
    coming_.pop_front();
    if (kind_ == Kind::table)
        read_table(last_, Look::first);
    else
        read_journal(last_, Look::first);
}

void Scrubber::list_more() {
    const auto then = [this](const store::Read<std::vector<std::string>>& codes) { listed(codes); };
    if (kind_ == Kind::table)
        world_.catalogue().tables_after(last_, codes_at_once, then);
    else
        journals_.journals_after(last_, codes_at_once, then);
}

void Scrubber::listed(const store::Read<std::vector<std::string>>& codes) {
    if (!codes) {
        const bool tables = kind_ == Kind::table;
        world_.set_aside(tables ? "the list of tables" : "the list of journals", codes.error().why);
    }
    if (codes && !codes->empty()) {
        coming_.assign(codes->begin(), codes->end());
        return rest();
    }
    last_.clear();
    if (kind_ == Kind::table) {
        kind_ = Kind::journal;
        return rest();
    }
    kind_ = Kind::table;
    progress_.round_ended_ms = now_ms_;
    ++progress_.rounds;
    last_round_ = std::exchange(this_round_, 0);
    busy_ = false;
    next_ms_ = steady_ms_ + std::min(round_rest_ms, limits_.rest_ms * share);
}

void Scrubber::read_table(const std::string& code, Look look) {
    world_.catalogue().table_with_code(
        code,
        0,
        [this, code, look](store::Read<std::optional<store::WholeTable>> stored) {
            if (!stored) return done(code, look, stored.error().why);
            if (!*stored) return done(code, look, std::nullopt);
            const store::TableId id = (*stored)->stored.table.id;
            const auto whole = std::make_shared<store::WholeTable>(**std::move(stored));
            world_.log().read(
                id,
                {},
                [this, code, look, whole](store::Read<std::vector<store::Entry>> entries) {
                    if (!entries) return done(code, look, entries.error().why);
                    inspect(code, look, std::move(*whole), *std::move(entries));
                }
            );
        }
    );
}

void Scrubber::read_journal(const std::string& code, Look look) {
    journals_.journal_with_code(
        code,
        [this, code, look](store::Read<std::optional<store::JournalRow>> row) {
            if (!row) return done(code, look, row.error().why);
            if (!*row) return done(code, look, std::nullopt);
            journals_.read(
                (*row)->id,
                [this, code, look, row = **row](store::Read<std::vector<store::JournalEntry>> read
                ) {
                    if (!read) return done(code, look, read.error().why);
                    inspect(code, look, row, *std::move(read));
                }
            );
        }
    );
}

template <typename Row, typename Entry>
void Scrubber::inspect(const std::string& code, Look look, Row row, std::vector<Entry> entries) {
    const bool taken = workers_.run<Wrong>(
        {Lane::background},
        [row = std::move(row), entries = std::move(entries)] { return wrong_with(row, entries); },
        [this, code, look](std::optional<Wrong> wrong) {
            done(code, look, wrong ? *std::move(wrong) : Wrong{"a worker failed"});
        }
    );
    if (!taken) rest();
}

void Scrubber::done(const std::string& code, Look look, const Wrong& wrong) {
    if (wrong && look == Look::first) {
        if (kind_ == Kind::table) return read_table(code, Look::second);
        return read_journal(code, Look::second);
    }
    if (wrong) world_.set_aside((kind_ == Kind::table ? "table " : "journal ") + code, *wrong);
    ++progress_.read;
    ++this_round_;
    rest();
}

void Scrubber::rest() {
    const std::uint64_t many = std::max<std::uint64_t>({last_round_, this_round_, 1});
    const std::int64_t wanted =
        std::min(limits_.rest_ms, limits_.round_ms / static_cast<std::int64_t>(many));
    const std::int64_t took = steady_ms_ - began_ms_;
    busy_ = false;
    next_ms_ = steady_ms_ + std::max(wanted, took * (share - 1));
}

}  // namespace kamchatka::server
