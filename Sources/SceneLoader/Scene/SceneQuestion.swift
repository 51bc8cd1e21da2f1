import LayoutSolver

/// A scene's question for its reader: `// reflow: ask "How high is red?"`.
///
/// If the only answer is a measure, a number has to be typed: `// reflow: answer height of red`. If
/// there are several, one has to be chosen, and the layout decides which of them is right: `//
/// reflow: answer "As high as blue" if height of red = height of blue`.
public struct SceneQuestion: Equatable, Sendable {
  public struct Answer: Equatable, Sendable {
    public var text: String
    public var condition: Condition
  }

  public enum Kind: Equatable, Sendable {
    case number(Measure)
    case choice([Answer])
  }

  public var text: String
  public var kind: Kind
}

extension SceneQuestion {
  /// The condition for an answer to be right.
  public typealias Condition = SceneCondition

  /// A number of points, or something of a view's that the layout settles.
  public enum Measure: Equatable, Sendable {
    case points(Double)
    case property(Property, view: String)
    /// Between the nearest edges of two views, on the axis along which they are apart; how far they
    /// overlap, as a negative number, where they do.
    case gap(String, String)
  }

  public enum Property: Equatable, Sendable {
    case size(Axis)
    /// The corner's place in the container.
    case origin(Axis)
    /// Its offer when it was placed.
    case proposed(Axis)
    case minimum(Axis)
    case ideal(Axis)
    case maximum(Axis)
    /// Its place in the order in which its stack served its subviews, from 1.
    case turn
  }
}

// MARK: Reading

extension SceneQuestion {
  /// An `answer` directive.
  enum AnswerLine {
    case measure(Measure)
    case choice(Answer)

    /// Nil where it is neither.
    init?(_ text: Substring) {
      // What isn't a measure is refused with words, which take longer than the rest.
      if let (text, rest) = SceneQuestion.quoted(text) {
        let words = rest.drop { $0 == " " }
        if words.hasPrefix("if "), let condition = try? Condition(reading: words.dropFirst(3)) {
          self = .choice(Answer(text: text, condition: condition))
          return
        }
      }
      guard let measure = try? Measure(reading: ConditionWord.words(of: text)[...]) else {
        return nil
      }
      self = .measure(measure)
    }
  }

  /// The question of an `ask` directive; nil if it isn't quoted.
  static func text(of ask: Substring) -> String? { quoted(ask)?.text }

  /// Nil where the answers are neither one measure nor several choices.
  init?(_ text: String, _ answers: [AnswerLine]) {
    self.text = text
    if answers.count == 1, case .measure(let measure) = answers[0] {
      kind = .number(measure)
      return
    }
    let choices = answers.compactMap { answer -> Answer? in
      if case .choice(let choice) = answer { choice } else { nil }
    }
    guard choices.count > 1, choices.count == answers.count else { return nil }
    kind = .choice(choices)
  }

  /// The text in quotation marks at the beginning, and what follows it.
  private static func quoted(_ text: Substring) -> (text: String, rest: Substring)? {
    guard text.first == "\"", let end = text.dropFirst().firstIndex(of: "\"") else { return nil }
    return (String(text[text.index(after: text.startIndex)..<end]), text[text.index(after: end)...])
  }
}

// MARK: Measuring

extension SceneQuestion.Measure {
  /// The views it names, by their identifiers.
  var views: [String] {
    switch self {
    case .points: []
    case .property(_, let view): [view]
    case .gap(let first, let second): [first, second]
    }
  }

  /// The first view it is about; nil for a number and the container.
  public func view(in result: LayoutResult) -> PlacedNode? {
    views.first.flatMap(result.node)
  }

  /// Nil if there is no such view, or nothing of it to measure.
  public func value(in result: LayoutResult) -> Double? {
    switch self {
    case .points(let points): return points
    case .property(.size(let axis), view: "container"): return result.container.size[axis]
    case .property(let property, _): return view(in: result).flatMap { property.value($0, result) }
    case .gap(let first, let second):
      guard let first = result.frame(ofNamed: first), let second = result.frame(ofNamed: second)
      else { return nil }
      return max(
        max(first.minX, second.minX) - min(first.maxX, second.maxX),
        max(first.minY, second.minY) - min(first.maxY, second.maxY))
    }
  }
}

extension SceneQuestion.Property {
  fileprivate func value(_ node: PlacedNode, _ result: LayoutResult) -> Double? {
    switch self {
    case .size(let axis): return node.size[axis]
    case .origin(.horizontal): return node.frame.minX
    case .origin(.vertical): return node.frame.minY
    case .proposed(let axis): return node.proposal[axis]
    case .minimum(let axis): return result.size(of: node.id, for: .zero)[axis]
    case .ideal(let axis): return result.size(of: node.id, for: .unspecified)[axis]
    case .maximum(let axis): return result.size(of: node.id, for: .infinity)[axis]
    case .turn: return Self.turn(of: node, result)
    }
  }

  /// A subview's turn is the last time it is asked for its size; modifiers around the view belong
  /// to it.
  private static func turn(of node: PlacedNode, _ result: LayoutResult) -> Double? {
    let member = member(node, result)
    guard let stack = member.parent, let event = result.decidingEvent(of: stack) else { return nil }
    let calls = result.events[event.index..<event.end].filter {
      $0.parent == event.index && ($0.phase == .size || $0.phase == .ideal)
    }
    let last = Dictionary(calls.map { ($0.node, $0.index) }, uniquingKeysWith: max)
    let order = last.sorted { $0.value < $1.value }.map(\.key)
    return order.firstIndex(of: member.id).map { Double($0 + 1) }
  }

  /// The view with the modifiers around it, as its container sees it.
  private static func member(_ node: PlacedNode, _ result: LayoutResult) -> PlacedNode {
    var node = node
    while let parent = node.parent.map(result.node), parent.isModifier { node = parent }
    return node
  }

  /// The reasons for a view's property, each with its view: for a length that is all of an offer,
  /// also the reason for the offer.
  fileprivate func reasons(_ node: PlacedNode, _ result: LayoutResult) -> [(NodeID, String)] {
    func explained(_ id: NodeID) -> (NodeID, String) { (id, result.explanation(of: id)) }
    switch self {
    case .size(let axis):
      let decider = result.decider(of: node.id, along: axis)
      return [(decider, result.explanation(of: decider, along: axis))]
        + [result.offerer(of: decider, along: axis)].compactMap { $0.map(explained) }
    case .minimum(let axis), .ideal(let axis), .maximum(let axis):
      return [explained(result.decider(of: node.id, along: axis))]
    case .turn, .proposed: return [explained(Self.member(node, result).parent ?? node.id)]
    case .origin: return [(node.id, result.placeSentence(of: node.id))]
    }
  }
}

extension SceneQuestion {
  /// The layout's answer: the number, or the index of the choice that holds.
  public enum Truth: Equatable, Sendable {
    case number(Double)
    case choice(Int)
  }

  /// Nil if nothing is known, or several choices hold.
  public func truth(in result: LayoutResult) -> Truth? {
    switch kind {
    case .number(let measure): return measure.value(in: result).map(Truth.number)
    case .choice(let answers):
      let holding = answers.indices.filter { answers[$0].condition.holds(in: result) == true }
      return holding.count == 1 ? .choice(holding[0]) : nil
    }
  }

  /// The view whose size, place or share explains the answer; nil for none.
  public func subject(in result: LayoutResult) -> PlacedNode? {
    reasons(in: result).first.map { result.node($0.0) }
  }

  /// The reason for the answer: the measures with their points, then why the layout has them.
  public func explanation(in result: LayoutResult) -> [String] {
    var said: Set<NodeID> = []
    return measures(in: result).compactMap { $0.statement(in: result) }
      + reasons(in: result).filter { said.insert($0.0).inserted }.map(\.1)
  }

  /// The measures that are compared, or in question.
  private func measures(in result: LayoutResult) -> [Measure] {
    switch (kind, truth(in: result)) {
    case (.number(let measure), _): return [measure]
    case (.choice(let answers), .choice(let index)):
      guard case .comparison(let left, _, let right) = answers[index].condition else {
        return answers[index].condition.views.flatMap { view in
          Axis.allCases.map { .property(.size($0), view: view) }
        }
      }
      return [left, right]
    default: return []
    }
  }

  private func reasons(in result: LayoutResult) -> [(NodeID, String)] {
    measures(in: result).flatMap { measure -> [(NodeID, String)] in
      measure.views.compactMap { result.node(identifier: $0) }.flatMap { node in
        if case .property(let property, _) = measure { return property.reasons(node, result) }
        return [(node.id, result.placeSentence(of: node.id))]
      }
    }
  }
}

extension SceneQuestion.Measure {
  /// `height of reader: 717`; nil for a number, and if there is nothing to measure.
  fileprivate func statement(in result: LayoutResult) -> String? {
    guard !views.isEmpty, let value = value(in: result) else { return nil }
    let name =
      switch self {
      case .points: ""
      case .property(let property, let view): "\(property.text) of \(view)"
      case .gap(let first, let second): "gap between \(first) and \(second)"
      }
    return "\(name): \(PointsText.text(value))"
  }
}
