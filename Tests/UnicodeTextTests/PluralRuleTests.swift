import Testing
import UnicodeText

/// Samples of the Common Locale Data Repository's chart of language plural rules.
@Suite("Plural rules")
struct PluralRuleTests {
  @Test(
    "The chart's samples",
    arguments: [
      ("en", ["one": [1], "other": [0, 2, 16, 100, 1.5]]),
      ("ja", ["other": [0, 1, 15, 100, 1.5]]),
      ("fr", ["one": [0, 1, 1.5], "many": [1_000_000], "other": [2, 17, 100]]),
      ("es", ["one": [1], "many": [1_000_000], "other": [0, 2, 16, 100]]),
      ("pt", ["one": [0, 1, 1.5], "many": [1_000_000], "other": [2, 17, 100]]),
      ("pt-PT", ["one": [1], "many": [1_000_000], "other": [0, 2, 16, 100]]),
      ("hi", ["one": [0, 1, 0.5], "other": [2, 17, 100]]),
      (
        "ru",
        ["one": [1, 21, 31], "few": [2, 4, 22, 102], "many": [0, 5, 19, 100], "other": [1.5]]
      ),
      ("pl", ["one": [1], "few": [2, 4, 22, 102], "many": [0, 5, 19, 100], "other": [1.5]]),
      ("cs", ["one": [1], "few": [2, 4], "many": [1.5], "other": [0, 5, 19, 100]]),
      ("sr", ["one": [1, 21, 0.1], "few": [2, 4, 22, 1.2], "other": [0, 5, 19, 100]]),
      ("sl", ["one": [1, 101], "two": [2, 102], "few": [3, 4, 103, 1.5], "other": [0, 5, 19]]),
      ("lt", ["one": [1, 21], "few": [2, 9, 22], "many": [1.5], "other": [0, 10, 20, 100]]),
      ("lv", ["zero": [0, 10, 20, 100], "one": [1, 21, 0.1], "other": [2, 9, 22, 1.5]]),
      ("ro", ["one": [1], "few": [0, 2, 16, 101, 1.5], "other": [20, 35, 100]]),
      (
        "ar",
        [
          "zero": [0], "one": [1], "two": [2], "few": [3, 10, 103, 110], "many": [11, 26, 111],
          "other": [100, 102, 200],
        ]
      ),
      ("he", ["one": [1, 0.5], "two": [2], "other": [0, 3, 17, 100]]),
      (
        "ga",
        ["one": [1], "two": [2], "few": [3, 6], "many": [7, 10], "other": [0, 11, 25, 100, 1.5]]
      ),
      ("cy", ["zero": [0], "one": [1], "two": [2], "few": [3], "many": [6], "other": [4, 7, 20]]),
      (
        "mt",
        ["one": [1], "two": [2], "few": [0, 3, 10, 103], "many": [11, 19], "other": [20, 100]]
      ),
      (
        "br",
        [
          "one": [1, 21], "two": [2, 22], "few": [3, 9, 23], "many": [1_000_000],
          "other": [0, 5, 8, 10, 100],
        ]
      ),
    ] as [(String, [String: [Double]])])
  func samples(language: String, categories: [String: [Double]]) {
    for (category, numbers) in categories {
      for number in numbers {
        #expect(
          PluralRules.category(of: number, in: language) == category, "\(number) in \(language)")
      }
    }
  }

  @Test("A region, a script and either separator", arguments: ["pl_PL", "pl-PL", "ru-Cyrl"])
  func regions(language: String) {
    #expect(PluralRules.category(of: 3, in: language) == "few")
  }

  @Test("A sign changes nothing, and what is no number or language is other")
  func others() {
    #expect(PluralRules.category(of: -3, in: "pl") == "few")
    #expect(PluralRules.category(of: .nan, in: "pl") == "other")
    #expect(PluralRules.category(of: .infinity, in: "pl") == "other")
    #expect(PluralRules.category(of: 1, in: "") == "other")
    #expect(PluralRules.category(of: 1, in: "no such language") == "other")
  }
}
