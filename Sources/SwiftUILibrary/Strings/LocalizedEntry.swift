import UnicodeText

/// A catalogue's entry for one key in one language.
struct LocalizedEntry: Equatable {
  /// A text, or several of which one is chosen.
  indirect enum Variants: Equatable {
    case text(String)
    /// The texts by the plural categories of CLDR.
    case plural([String: Variants])
    /// The texts by the kind of device: `iphone`, `ipad`, `mac`, `other`.
    case device([String: Variants])
  }

  /// The replacement for `%#@name@` in a text.
  struct Substitution: Equatable {
    /// Which argument decides, from 1; nil for the next one in order.
    var argument: Int?
    var variants: Variants
  }

  var variants: Variants
  var substitutions: [String: Substitution] = [:]
}

extension LocalizedEntry {
  /// What a variant is chosen by.
  struct Choice {
    /// A code such as `de`, for the language's plural rules.
    var language: String
    var device: String
    /// The arguments' values, nil for one that is not a number.
    var numbers: [Double?]
  }

  /// The format with every choice made, its arguments still to be put in. `%arg` in a substitution
  /// is its own argument.
  func format(_ choice: Choice) -> String {
    var result = ""
    var rest = Self.text(of: variants, choice, argument: Self.firstNumber(choice))[...]
    var next = 1
    while let start = rest.range(of: "%#@"), let end = rest[start.upperBound...].firstIndex(of: "@")
    {
      result += rest[..<start.lowerBound]
      let name = String(rest[start.upperBound..<end])
      rest = rest[rest.index(after: end)...]
      guard let substitution = substitutions[name] else { continue }
      let argument = substitution.argument ?? next
      next = argument + 1
      result += Self.text(of: substitution.variants, choice, argument: argument)
        .replacing("%arg", with: "%\(argument)$@")
        .replacing(#/%([a-z@]+)/#) { "%\(argument)$\($0.output.1)" }
    }
    return result + rest
  }

  /// The argument of a plural without a name.
  private static func firstNumber(_ choice: Choice) -> Int {
    (choice.numbers.firstIndex { $0 != nil } ?? 0) + 1
  }

  private static func text(of variants: Variants, _ choice: Choice, argument: Int) -> String {
    switch variants {
    case .text(let text): return text
    case .device(let kinds):
      return (kinds[choice.device] ?? kinds["other"] ?? kinds.min { $0.key < $1.key }?.value)
        .map { text(of: $0, choice, argument: argument) } ?? ""
    case .plural(let categories):
      let number =
        choice.numbers.indices.contains(argument - 1) ? choice.numbers[argument - 1] : nil
      let category = number.map { PluralRules.category(of: $0, in: choice.language) } ?? "other"
      // A text for zero takes precedence over the language's own category.
      let chosen =
        (number == 0 ? categories["zero"] : nil) ?? categories[category] ?? categories["other"]
      return chosen.map { text(of: $0, choice, argument: argument) } ?? ""
    }
  }
}
