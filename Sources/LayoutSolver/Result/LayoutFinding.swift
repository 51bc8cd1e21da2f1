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
  public var rule: FindingRule
  public var message: String
  /// What to do about it, in a few words.
  public var remedy: String?
  public var node: NodeID?
  /// The place that it is about, where that isn't the node's own.
  public var source: SourceRange?
  /// Its consequences, which disappear with it.
  public var consequences: [LayoutFinding] = []
  /// How many views at the same place of the source have it, such as the rows of a `ForEach`; the
  /// message is that of the first and worst.
  public var count = 1
  /// Its axis; nil for none, or for both.
  var axis: Axis?
  /// The view of another finding that this one follows from; nil if the views' places decide.
  var cause: NodeID?
  /// For a finding about several views, all of them.
  var places: [NodeID] = []
  /// The other one of two views that it concerns: the one that is drawn over.
  var other: NodeID?

  public init(
    severity: Severity, rule: FindingRule, message: String, remedy: String? = nil, node: NodeID?,
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

/// The findings so far, in order, each once; adding one costs the same however many there are.
struct LayoutFindings {
  private(set) var all: [LayoutFinding] = []
  private var known: Set<LayoutFinding> = []

  mutating func add(_ finding: LayoutFinding) {
    guard known.insert(finding).inserted else { return }
    all.append(finding)
  }

  func contains(rule: FindingRule) -> Bool { all.contains { $0.rule == rule } }
}

extension Solver {
  /// Adds a finding about a node, once.
  func find(
    _ severity: LayoutFinding.Severity, _ rule: FindingRule, _ message: String,
    remedy: String? = nil, _ node: Int
  ) {
    findings.add(
      LayoutFinding(
        severity: severity, rule: rule, message: message, remedy: remedy, node: NodeID(node)))
  }
}
