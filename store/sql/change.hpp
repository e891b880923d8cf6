// A change of the catalogue or of a journal as a job for the writer.
#pragma once

#include "store/catalogue.hpp"
#include "store/sql/job.hpp"

#include <optional>

namespace kamchatka::store::sql {

// Whether what was deleted may be left on the disk until it is overwritten.
enum class Traces : std::uint8_t { may_stay, erased };

// `Answer` has an enumerator `failed`, for work that threw.
template <typename Answer, typename Database>
class Change final : public Job<Database> {
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

// `Writer` has a `Database` that it works on.
template <typename Answer, typename Writer>
void change(
    Writer& writer,
    Done<Answer> done,
    typename Change<Answer, typename Writer::Database>::Work work,
    Traces traces = Traces::may_stay
) {
    using OneChange = Change<Answer, typename Writer::Database>;
    writer.post(std::make_unique<OneChange>(std::move(work), std::move(done), traces));
}

// Runs several statements, all or none, and turns what the schema refuses into an answer: two
// requests at once may want the same code, or speak of a player who has just gone.
template <typename Database, typename Statements>
Stored unless_refused(Database& database, Statements statements) {
    try {
        typename Database::Savepoint changes{database};
        statements();
        changes.keep();
        return Stored::stored;
    } catch (const typename Database::Error& error) {
        if (error.refers_to_none()) return Stored::gone;
        if (error.is_taken()) return Stored::taken;
        throw;  // a row that no table may hold, or the disk
    }
}

inline Changed changed_if(std::int64_t row_count) {
    return row_count > 0 ? Changed::changed : Changed::gone;
}

}  // namespace kamchatka::store::sql
