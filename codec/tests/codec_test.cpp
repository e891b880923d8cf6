// One schema: written as text and as a value, read strictly, declared in TypeScript.
#include "codec/json.hpp"
#include "codec/json_schema.hpp"
#include "codec/typescript.hpp"

#include <gtest/gtest.h>

namespace kamchatka::codec {

enum class Fruit : std::uint8_t { apple, pear };

struct Basket {
    std::string owner{};
    std::vector<Fruit> fruit{};
    std::uint8_t weight = 3;
    std::optional<int> price{};
    std::optional<int> tax{};
    std::optional<std::string> note{};
};

struct Bring {
    Basket what{};
};
struct Wait {};
using Order = std::variant<Bring, Wait>;

template <>
inline constexpr auto schema<Bring> = shape("bring", Field{"what", &Bring::what});
template <>
inline constexpr auto schema<Wait> = shape("wait");
template <>
inline constexpr UnionNoun union_noun<Order>{.kind = "order", .type = "Order"};
template <>
inline constexpr Noun noun<Fruit>{.kind = "fruit"};
template <>
inline constexpr auto schema<Basket> = shape(
    "basket",
    Field{"owner", &Basket::owner},
    Field{"fruit", &Basket::fruit, Presence::forgiven},
    Field{"weight", &Basket::weight, Presence::defaulted},
    Field{"price", &Basket::price},
    Field{"tax", &Basket::tax, Presence::always},
    Field{"note", &Basket::note, Presence::when_present_or_null}
);

namespace {

std::string why(std::string_view text) {
    Basket basket;
    const auto fault = read_json(json::parse(text), basket);
    return fault ? message(*fault) : "read";
}

TEST(Codec, TextAndValueSayTheSame) {
    Basket basket{.owner = "Anna", .fruit = {Fruit::pear, Fruit::apple}};
    EXPECT_EQ(
        to_json_text(basket), R"({"owner":"Anna","fruit":["pear","apple"],"weight":3,"tax":null})"
    );
    basket.price = 4;
    basket.note = "ripe";
    EXPECT_EQ(json::serialize(to_value(Wire{}, basket)), to_json_text(basket));
    Basket again;
    ASSERT_EQ(read_json(to_value(Wire{}, basket), again), std::nullopt);
    EXPECT_EQ(to_json_text(again), to_json_text(basket));
}

TEST(Codec, ReadersAreStrictAndSayWhere) {
    EXPECT_EQ(why(R"({"owner":"Anna","tax":1})"), "read");
    EXPECT_EQ(why(R"({"owner":"Anna","tax":null,"note":null})"), "read");
    EXPECT_EQ(why(R"({"tax":1})"), "owner: missing");
    EXPECT_EQ(why(R"({"owner":"Anna"})"), "tax: missing");
    EXPECT_EQ(
        why(R"({"owner":"Anna","tax":1,"price":null})"),
        "price: a number from -2147483648 to 2147483647 is expected, not null"
    );
    EXPECT_EQ(
        why(R"({"owner":"Anna","tax":1,"fruit":["apple","peer"]})"),
        "fruit[1]: no fruit is called \"peer\" (did you mean pear?)"
    );
    EXPECT_EQ(
        why(R"({"owner":"Anna","tax":1,"weigth":2})"),
        "weigth: no key is called \"weigth\" (did you mean weight?)"
    );
    EXPECT_EQ(why("7"), "an object is expected, not a number");
}

constexpr const char* basket_declaration =
    "export interface Basket {\n"
    "  readonly owner: string;\n"
    "  readonly fruit: readonly ('apple' | 'pear')[];\n"
    "  readonly weight?: number;\n"
    "  readonly price?: number;\n"
    "  readonly tax: number | null;\n"
    "  readonly note?: string;\n"
    "}\n\n";

TEST(Codec, TypescriptSaysWhatMayBeLeftOut) {
    EXPECT_EQ(typescript_declaration(description<Basket, Wire>), basket_declaration);
}

TEST(Codec, AUnionIsDeclaredWithWhatItIsMadeOf) {
    const Description* roots[] = {&description<std::vector<Order>, Wire>};
    EXPECT_EQ(
        typescript_declarations(roots),
        std::string{basket_declaration} +
            "export type Order =\n"
            "  | { readonly type: 'bring'; readonly what: Basket }\n"
            "  | { readonly type: 'wait' };\n\n"
    );
    EXPECT_EQ(typescript_type(description<std::vector<Order>, Wire>), "readonly Order[]");
    EXPECT_EQ(typescript_type(description<OneOrMore<Order>, Wire>), "Order | readonly Order[]");
    EXPECT_EQ(typescript_type(description<TypeIn<Order>, Wire>), "Order['type']");
    EXPECT_EQ(
        typescript_type(description<ForEach<Fruit, AnyOf<int, Word<"none">>>, Wire>),
        "Readonly<Record<'apple' | 'pear', number | 'none'>>"
    );
}

TEST(Codec, JsonSchemaSaysTheSame) {
    EXPECT_EQ(
        json::serialize(component_schema(description<Basket, Wire>)),
        R"({"type":"object","required":["owner","fruit","tax"],"properties":{)"
        R"("owner":{"type":"string"},)"
        R"("fruit":{"type":"array","items":{"type":"string","enum":["apple","pear"]}},)"
        R"("weight":{"type":"integer"},"price":{"type":"integer"},)"
        R"("tax":{"anyOf":[{"type":"integer"},{"type":"null"}]},)"
        R"("note":{"type":"string"}},"additionalProperties":false})"
    );
    EXPECT_EQ(
        json::serialize(component_schema(description<Order, Wire>)),
        R"({"oneOf":[{"type":"object","required":["type","what"],"properties":{)"
        R"("type":{"const":"bring"},"what":{"$ref":"#/components/schemas/Basket"}},)"
        R"("additionalProperties":false},)"
        R"({"type":"object","required":["type"],"properties":{"type":{"const":"wait"}},)"
        R"("additionalProperties":false}]})"
    );
    EXPECT_EQ(
        json::serialize(json_schema(description<TypeIn<Order>, Wire>)),
        R"({"type":"string","enum":["bring","wait"]})"
    );
}

}  // namespace
}  // namespace kamchatka::codec
