/// Something about the layout a person would want to know: a frame rule broken, an overflow.
public struct LayoutFinding: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    case error, warning, note

    /// The more serious one first.
    public static func < (a: Severity, b: Severity) -> Bool {
      (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
  }
  public var severity: Severity
  /// A short stable identifier, e.g. `invalid-frame`.
  public var rule: String
  public var message: String
  /// What to do about it, in a few words.
  public var remedy: String?
  public var node: NodeID?
  /// The place that it is about, where that isn't the node's own.
  public var source: SourceRange?
  /// What follows from it and goes when it is mended.
  public var consequences: [LayoutFinding] = []
  /// How many views it was found of that stand in the same place of the source, as the rows of a
  /// `ForEach` do; the message is that of the first and worst.
  public var count = 1
  /// Along which it is; nil where it is along none, or along both.
  var axis: Axis?
  /// The view that another finding is about, from which this one follows; nil where the views' places
  /// tell.
  var cause: NodeID?
  /// Of what was found of several views, all of them.
  var places: [NodeID] = []
  /// The other one of two views that it is about: what is drawn over.
  var other: NodeID?

  public init(
    severity: Severity, rule: String, message: String, remedy: String? = nil, node: NodeID?,
    source: SourceRange? = nil
  ) {
    self.source = source
    self.severity = severity
    self.rule = rule
    self.message = message
    self.remedy = remedy
    self.node = node
  }
}

/// What was found so far, in order, each once; adding one costs the same however many there are.
struct LayoutFindings {
  private(set) var all: [LayoutFinding] = []
  private var known: Set<LayoutFinding> = []
  private var rules: Set<String> = []

  mutating func add(_ finding: LayoutFinding) {
    guard known.insert(finding).inserted else { return }
    all.append(finding)
    rules.insert(finding.rule)
  }

  func contains(rule: String) -> Bool { rules.contains(rule) }
}

extension Solver {
  /// Adds a finding about a node, once.
  func find(
    _ severity: LayoutFinding.Severity, _ rule: String, _ message: String,
    remedy: String? = nil, _ node: Int
  ) {
    findings.add(
      LayoutFinding(
        severity: severity, rule: rule, message: message, remedy: remedy, node: NodeID(node)))
  }
}
