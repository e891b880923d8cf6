// A change of the catalogue or of a journal as a job for the writer.
#pragma once

#include "store/catalogue.hpp"
#include "store/sqlite/writer.hpp"

#include <optional>

namespace kamchatka::store {

// Whether what was deleted may be left on the disk until it is overwritten.
enum class Traces : std::uint8_t { may_stay, erased };

// `Answer` has an enumerator `failed`, for work that threw.
template <typename Answer>
class Change final : public Job {
public:
    using Work = std::function<Answer(Database&)>;

    Change(Work work, Done<Answer> done, Traces traces)
        : work_{std::move(work)},
          done_{std::move(done)},
          traces_{traces} {}

    void work(Database& database) override { answer_ = work_(database); }
    void done() noexcept override {
        if (done_) done_(*answer_);
    }
    void failed() noexcept override {
        if (done_) done_(Answer::failed);
    }
    bool erased() const override { return traces_ == Traces::erased; }

private:
    Work work_;
    Done<Answer> done_;
    Traces traces_;
    std::optional<Answer> answer_;
};

template <typename Answer>
void change(
    Writer& writer,
    Done<Answer> done,
    typename Change<Answer>::Work work,
    Traces traces = Traces::may_stay
) {
    writer.post(std::make_unique<Change<Answer>>(std::move(work), std::move(done), traces));
}

// Runs several statements, all or none, and turns what the schema refuses into an answer: two
// requests at once may want the same code, or speak of a player who has just gone.
template <typename Statements>
Stored unless_refused(Database& database, Statements statements) {
    try {
        Savepoint changes{database};
        statements();
        changes.keep();
        return Stored::stored;
    } catch (const SqliteError& error) {
        if (!error.refused_by_schema()) throw;
        switch (error.code()) {
            case SQLITE_CONSTRAINT_FOREIGNKEY: return Stored::gone;
            case SQLITE_CONSTRAINT_UNIQUE:
            case SQLITE_CONSTRAINT_PRIMARYKEY: return Stored::taken;
            default: throw;  // a row that no table may hold
        }
    }
}

inline Changed changed_if(std::int64_t row_count) {
    return row_count > 0 ? Changed::changed : Changed::gone;
}

}  // namespace kamchatka::store
