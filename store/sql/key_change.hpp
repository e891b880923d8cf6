// Another key. First the new one is written beside the old; then, in one transaction, every secret
// is sealed with it and the database knows it; then it takes its place. A process that dies before
// the commit leaves the old key in force, one that dies after it finishes at the next start
// (open_vault).
#pragma once

#include "store/file.hpp"
#include "store/sql/change.hpp"
#include "store/sql/job.hpp"
#include "store/sql/key_place.hpp"
#include "store/sql/office.hpp"

#include <filesystem>

namespace kamchatka::store::sql {

struct SealedSecret {
    TableId table;
    std::vector<std::uint8_t> bytes;
};

template <typename Database>
void seal_anew(Database& database, const Keys& keys, const Vault& vault) {
    std::vector<SealedSecret> all;
    {
        auto row = database.query("SELECT table_id, sealed FROM table_secret");
        while (row.next()) {
            const auto bytes = row.blob(1);
            all.push_back({row.integer(0), {bytes.begin(), bytes.end()}});
        }
    }
    for (const SealedSecret& each : all) {
        database.run(
            "UPDATE table_secret SET sealed = $1 WHERE table_id = $2",
            vault.seal(each.table, keys.unseal(each.table, each.bytes)),
            each.table
        );
    }
}

// Puts the key in its place, on the thread that writes, once the database knows it.
template <typename Database>
class Placing final : public Job<Database> {
public:
    Placing(std::shared_ptr<Keys> keys, std::string path, Done<std::string> done)
        : keys_{std::move(keys)},
          path_{std::move(path)},
          done_{std::move(done)} {}

    void work(Database&) override {
        try {
            put_in_place(coming_key(path_), path_);
            keys_->end_change();
        } catch (const std::exception& error) {
            why_ =
                std::string{"the new key comes into its place at the next start: "} + error.what();
        }
    }
    void done() noexcept override {
        if (done_) done_(why_);
    }
    void failed() noexcept override { done(); }

private:
    std::shared_ptr<Keys> keys_;
    std::string path_;
    Done<std::string> done_;
    std::string why_;
};

template <typename Engine>
class Sealing final : public Job<typename Engine::Database> {
public:
    using Database = typename Engine::Database;
    using Writer = typename Engine::Writer;

    Sealing(Writer& writer, std::shared_ptr<Keys> keys, std::string path, Done<std::string> done)
        : writer_{writer},
          keys_{std::move(keys)},
          path_{std::move(path)},
          done_{std::move(done)} {}

    void work(Database& database) override {
        if (!vault_) vault_ = vault_of_new_key(coming_key(path_));
        seal_anew(database, *keys_, *vault_);
        database.run("UPDATE setting SET value = $1 WHERE name = 'key'", vault_->fingerprint());
        // Whatever is sealed after this is part of the same transaction, or of a later one. Once:
        // should all this be done again, the key before is still the one before.
        if (!changed_) keys_->change_to(*vault_);
        changed_ = true;
    }
    void done() noexcept override {
        writer_.post(std::make_unique<Placing<Database>>(keys_, path_, std::move(done_)));
    }
    void failed() noexcept override {
        keys_->end_change();
        if (done_) done_("the secrets of tables could not be sealed anew: the old key stays");
    }
    // What was sealed with the old key goes from the write-ahead log too.
    bool erased() const override { return true; }

private:
    Writer& writer_;
    std::shared_ptr<Keys> keys_;
    std::string path_;
    Done<std::string> done_;
    std::optional<Vault> vault_;
    bool changed_ = false;
};

template <typename Engine>
void SqlOffice<Engine>::change_key(Done<std::string> done) {
    if (!keys_->begin_change()) {
        const auto told = [done = std::move(done)](Changed) {
            if (done) done("another change of the key is under way");
        };
        return change<Changed>(writer_, told, [](Database&) { return Changed::gone; });
    }
    writer_.post(std::make_unique<Sealing<Engine>>(writer_, keys_, key_path_, std::move(done)));
}

}  // namespace kamchatka::store::sql
