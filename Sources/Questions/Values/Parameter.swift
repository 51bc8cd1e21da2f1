import JSONText

/// A value that an argument can have.
package protocol Askable {
  static var shape: Shape { get }
  /// Nil for what is no such value.
  init?(asked json: JSON)
}

extension String: Askable {
  package init?(asked json: JSON) {
    guard let text = json.string else { return nil }
    self = text
  }
}

extension Int: Askable {
  package init?(asked json: JSON) {
    guard let number = json.integer else { return nil }
    self = number
  }
}

extension Double: Askable {
  package init?(asked json: JSON) {
    if json.string == "inf" {
      self = .infinity
    } else if let number = json.number {
      self = number
    } else {
      return nil
    }
  }
}

extension Bool: Askable {
  package init?(asked json: JSON) {
    guard let value = json.bool else { return nil }
    self = value
  }
}

extension Optional: Askable where Wrapped: Askable & Answerable {
  package init?(asked json: JSON) {
    if json.isNull {
      self = Self.none
    } else if let value = Wrapped(asked: json) {
      self = .some(value)
    } else {
      return nil
    }
  }
}

/// One of several words.
package protocol AskedChoice: Askable, CaseIterable, RawRepresentable<String> {}

extension AskedChoice {
  package static var shape: Shape { .choice(allCases.map(\.rawValue)) }
  package init?(asked json: JSON) {
    guard let word = json.string, let choice = Self(rawValue: word) else { return nil }
    self = choice
  }
}

/// An argument of a question: its name and what it is for, with how it is taken.
package struct Parameter<Asked> {
  let described: Shape.Described
  let take: (inout Asked, JSON) -> Bool

  package init<Value: Askable>(
    _ name: String, _ help: String, _ path: WritableKeyPath<Asked, Value>, isRequired: Bool = false
  ) {
    let shape = Value.shape
    described = Shape.Described(
      name: name, help: help, shape: isRequired || shape.isOptional ? shape : .optional(shape))
    take = { asked, json in
      guard let value = Value(asked: json) else { return false }
      asked[keyPath: path] = value
      return true
    }
  }

  private init(_ described: Shape.Described, _ take: @escaping (inout Asked, JSON) -> Bool) {
    (self.described, self.take) = (described, take)
  }

  /// The same of a question that has it in one of its parts.
  package func part<Whole>(_ path: WritableKeyPath<Whole, Asked>) -> Parameter<Whole> {
    Parameter<Whole>(described) { whole, json in take(&whole[keyPath: path], json) }
  }
}
