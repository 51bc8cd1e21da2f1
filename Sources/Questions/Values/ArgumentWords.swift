import JSONText

extension Shape {
  /// A value as it is typed: `12`, `inf`, `true`, `a,b`; what isn't one is left a text, which whoever
  /// takes it refuses.
  func json(of text: String) -> JSON {
    switch self {
    case .text, .choice, .object: .string(text)
    case .integer: Int(text).map(JSON.integer) ?? .string(text)
    case .length: text == "inf" ? .string(text) : Double(text).map { .number($0) } ?? .string(text)
    case .flag: ["true": .bool(true), "false": .bool(false)][text] ?? .string(text)
    case .list(let shape): .row(text.split(separator: ",").map { shape.json(of: String($0)) })
    case .optional(let shape): shape.json(of: text)
    }
  }

  var isFlag: Bool {
    switch self {
    case .flag: true
    case .optional(let shape): shape.isFlag
    default: false
    }
  }
}

extension Question {
  /// Arguments as they are typed, `view=title`; a flag's name alone turns it on.
  /// - Throws: where one is given twice, or a name lacks its value.
  package static func arguments(typed words: [String]) throws(QuestionError) -> JSON {
    var members: [(String, JSON)] = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let shape = parameters.first { $0.described.name == name }?.described.shape ?? .text
      guard !members.contains(where: { $0.0 == name }) else {
        throw QuestionError(.wrongArgument, "'\(name)' is given twice; leave one out")
      }
      guard parts.count == 2 || shape.isFlag else {
        throw QuestionError(.wrongArgument, "'\(word)' has no value; write \(word)=VALUE")
      }
      members.append((name, parts.count == 2 ? shape.json(of: String(parts[1])) : .bool(true)))
    }
    return .object(members)
  }

  /// A line for each argument: its name, and what it is for.
  package static var argumentLines: [(name: String, help: String)] {
    parameters.map(\.described).map { argument in
      (argument.name, argument.help + (argument.shape.isOptional ? "" : " (required)"))
    }
  }

  /// Answers a question by its arguments.
  package static func answered(
    _ arguments: JSON, _ session: QuestionSession
  ) throws(QuestionError) -> Answered {
    let answer = try Self(arguments: arguments).answer(session)
    return Answered(words: answer.words, data: answer.json ?? .null, png: answer.png)
  }
}

/// An answer in words and as data, with a PNG where one was asked for.
package struct Answered {
  package var words: [String]
  package var data: JSON
  package var png: [UInt8]?
}
