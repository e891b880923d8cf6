// Options whose values are words. Help and complaints show the words; what stands behind them is
// nobody's business.
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <utility>
#include <vector>

namespace kamchatka::cli {

template <typename E>
using Choices = std::vector<std::pair<std::string, E>>;

template <typename E>
std::vector<std::string> words_of(const Choices<E>& choices) {
    std::vector<std::string> words;
    for (const auto& choice : choices) words.push_back(choice.first);
    return words;
}

// Precondition: the word is one of the choices.
template <typename E>
E chosen(const Choices<E>& choices, const std::string& word) {
    for (const auto& choice : choices) {
        if (choice.first == word) return choice.second;
    }
    return choices.front().second;
}

inline std::string with_bars(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : "|") + word;
    return text;
}

// As the value is unless the option is given; `value` outlives the parsing.
template <typename E>
CLI::Option* add_choice(
    CLI::App& app,
    const std::string& name,
    E& value,
    const Choices<E>& choices,
    const std::string& text
) {
    const auto words = words_of(choices);
    return app
        .add_option_function<std::string>(
            name,
            [&value, choices](const std::string& word) { value = chosen(choices, word); },
            text
        )
        ->check(CLI::IsMember(words))
        ->option_text(with_bars(words));
}

// Several of them, separated by commas.
template <typename E>
CLI::Option* add_choices(
    CLI::App& app,
    const std::string& name,
    std::vector<E>& values,
    const Choices<E>& choices,
    const std::string& text
) {
    const auto words = words_of(choices);
    const auto take = [&values, choices](const std::vector<std::string>& given) {
        values.clear();
        for (const std::string& word : given) values.push_back(chosen(choices, word));
    };
    return app.add_option_function<std::vector<std::string>>(name, take, text)
        ->delimiter(',')
        ->check(CLI::IsMember(words));
}

}  // namespace kamchatka::cli
