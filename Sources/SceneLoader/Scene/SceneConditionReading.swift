import SwiftInterpreter

/// A word of a comment, without its quotation marks.
struct ConditionWord: Equatable {
  var text: Substring

  /// Words are separated by spaces; one in quotation marks may have spaces in it.
  static func words(of text: Substring) -> [ConditionWord] {
    var words: [ConditionWord] = []
    var rest = text.drop { $0 == " " }
    while let first = rest.first {
      if first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") {
        words.append(ConditionWord(text: rest[rest.index(after: rest.startIndex)..<end]))
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { $0 != " " }
        words.append(ConditionWord(text: word))
        rest = rest[word.endIndex...]
      }
      rest = rest.drop { $0 == " " }
    }
    return words
  }
}

/// Why words are not a condition, with the word it is about.
struct Misreading: Error {
  /// Nil where something is missing at the end.
  var word: ConditionWord?
  var message: String
  var remedy: String

  static func unknown(_ word: ConditionWord, _ kind: String, among known: [String]) -> Misreading {
    let all = "there are " + known.map { "'\($0)'" }.joined(separator: ", ")
    return Misreading(
      word: word, message: "there is no \(kind) '\(word.text)'",
      remedy: Suggestion.nearest(to: String(word.text), among: known)
        .map { "did you mean '\($0)'?" } ?? all)
  }
}

extension SceneCondition {
  init(reading text: Substring) throws(Misreading) {
    try self.init(reading: ConditionWord.words(of: text)[...])
  }

  init(reading words: ArraySlice<ConditionWord>) throws(Misreading) {
    guard let first = words.first else {
      throw Misreading(
        word: nil, message: "nothing is expected",
        remedy: "write it as 'height of title <= 44', 'send inside screen' or "
          + "'name is not truncated'")
    }
    if let place = words.firstIndex(where: { Relation(typed: $0.text) != nil }),
      let relation = Relation(typed: words[place].text)
    {
      self = .comparison(
        try SceneQuestion.Measure(reading: words[..<place]), relation,
        try SceneQuestion.Measure(reading: words[(place + 1)...]))
      return
    }
    try self.init(of: String(first.text), reading: words.dropFirst())
  }

  /// A condition on a view: `is not truncated`, `overlaps avatar`, `does not overlap avatar`.
  private init(of view: String, reading words: ArraySlice<ConditionWord>) throws(Misreading) {
    var words = words
    var holds = true
    var asked = false
    while let word = words.first, ["is", "does", "not"].contains(word.text) {
      asked = asked || word.text == "is"
      if word.text == "not" { holds.toggle() }
      words.removeFirst()
    }
    guard let word = words.first else {
      throw Misreading(
        word: nil, message: "what is expected of '\(view)' is missing",
        remedy: "there are 'is truncated', 'is visible', 'inside', 'overlaps' and comparisons")
    }
    if let pairing = Pairing(typed: word.text) {
      guard let other = words.dropFirst().first else {
        throw Misreading(
          word: word, message: "'\(word.text)' names no other view",
          remedy: "write it as '\(view) \(pairing.rawValue) screen'")
      }
      try Self.endHere(words.dropFirst(2))
      self = .pair(view, pairing, String(other.text), holds: holds)
    } else if let state = State(rawValue: String(word.text)) {
      try Self.endHere(words.dropFirst())
      self = .state(view, state, holds: holds)
    } else {
      let states = State.allCases.map(\.rawValue)
      let pairs = Pairing.allCases.map(\.rawValue)
      throw .unknown(word, "condition", among: asked ? states + ["inside"] : pairs + ["is"])
    }
  }

  private static func endHere(_ rest: ArraySlice<ConditionWord>) throws(Misreading) {
    guard let word = rest.first else { return }
    throw Misreading(
      word: word, message: "'\(word.text)' belongs to nothing here",
      remedy: "conditions follow as 'on iphone-se-3', 'at accessibility3' or 'in de'")
  }
}

extension SceneCondition.Relation {
  /// Also as mathematics and Swift write it.
  init?(typed text: Substring) {
    switch text {
    case "≤": self = .atMost
    case "≥": self = .atLeast
    case "==": self = .equal
    default:
      guard let relation = Self(rawValue: String(text)) else { return nil }
      self = relation
    }
  }
}

extension SceneCondition.Pairing {
  init?(typed text: Substring) {
    if text == "overlap" {
      self = .overlaps
    } else if let known = Self(rawValue: String(text)) {
      self = known
    } else {
      return nil
    }
  }
}

extension SceneQuestion.Measure {
  /// `height of red`, `ideal width of text`, `turn of blue`, `gap between a and b`, or a number.
  init(reading words: ArraySlice<ConditionWord>) throws(Misreading) {
    guard let first = words.first, let last = words.last else {
      throw Misreading(
        word: nil, message: "a side of the comparison is missing",
        remedy: "write it as 'height of title <= 44'")
    }
    if words.count == 1, let points = Double(first.text) {
      self = .points(points)
      return
    }
    let texts = words.map(\.text)
    if texts.count == 5, texts[0] == "gap", texts[1] == "between", texts[3] == "and" {
      self = .gap(String(texts[2]), String(texts[4]))
      return
    }
    guard texts.count >= 3, texts.dropLast().last == "of" else {
      throw Misreading(
        word: first, message: "'\(texts.joined(separator: " "))' is no measure",
        remedy: "write a number, 'height of title' or 'gap between title and subtitle'")
    }
    let name = texts.dropLast(2).joined(separator: " ")
    guard let property = SceneQuestion.Property(name) else {
      throw .unknown(
        ConditionWord(
          text: first.text.base[first.text.startIndex..<words[words.endIndex - 3].text.endIndex]),
        "measure", among: SceneQuestion.Property.names)
    }
    self = .property(property, view: String(last.text))
  }
}

extension SceneQuestion.Property {
  init?(_ text: String) {
    guard let found = Self.all.first(where: { $0.text == text }) else { return nil }
    self = found.property
  }

  static var names: [String] { all.map(\.text) }

  /// As in a comment: `proposed height`.
  var text: String { Self.all.first { $0.property == self }?.text ?? "" }

  private static let all: [(text: String, property: Self)] = [
    ("width", .size(.horizontal)), ("height", .size(.vertical)), ("x", .origin(.horizontal)),
    ("y", .origin(.vertical)), ("proposed width", .proposed(.horizontal)),
    ("proposed height", .proposed(.vertical)), ("minimum width", .minimum(.horizontal)),
    ("minimum height", .minimum(.vertical)), ("ideal width", .ideal(.horizontal)),
    ("ideal height", .ideal(.vertical)), ("maximum width", .maximum(.horizontal)),
    ("maximum height", .maximum(.vertical)), ("turn", .turn),
  ]
}
