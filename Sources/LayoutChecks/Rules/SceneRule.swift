import LayoutSolver
import SceneLoader

/// What findings are about that take more than one layout of the views: what the scene's source says, or what
/// a view would be at another size. Its raw value is the identifier that baselines, SARIF and JSON have.
package enum SceneRule: String, Hashable, Sendable, CaseIterable {
  case aheadOfSpacer = "ahead-of-spacer"
  case baselinesDiffer = "baselines-differ"
  case columnsCentred = "columns-centred"
  case coversText = "covers-text"
  case fillsOffer = "fills-offer"
  case frameInPhase = "frame-in-phase"
  case linesLead = "lines-lead"
  case oneKeyTwice = "one-key-twice"
  case reduceDrops = "reduce-drops"
  case rowSpendsRoom = "row-spends-room"
  case standsAtTop = "stands-at-top"
  case widerThanColumn = "wider-than-column"

  /// What is wrong where it is found, in a clause without a full stop.
  package var meaning: String {
    switch self {
    case .aheadOfSpacer: "a frame takes the room that a Spacer was to take"
    case .baselinesDiffer: "a number and its unit beside each other stand on different baselines"
    case .columnsCentred: "columns of a row begin at different heights"
    case .coversText: "a symbol, mostly that of a button, is laid over letters"
    case .fillsOffer: "a custom Layout is as wide as its offer, and so is its background"
    case .frameInPhase: "only the loaded picture of an AsyncImage has a frame"
    case .linesLead: "a wrapped text's lines begin at an edge in a stack that centres"
    case .oneKeyTwice: "two measures share a preference key, and both get the same value"
    case .reduceDrops: "a preference key's reduce keeps one of several values"
    case .rowSpendsRoom: "a row's paddings and gaps leave its text no room"
    case .standsAtTop: "what should be in the middle stands at the top of a ScrollView"
    case .widerThanColumn: "a view is larger than its column of a lazy grid"
    }
  }
}

extension DiagnosticID {
  /// What a finding of this rule is about.
  init(_ rule: SceneRule) { self.init(rule.rawValue, rule.meaning) }

  /// What findings about a layout are about: the solver's rules, and those of scenes.
  package static let ofFindings =
    FindingRule.allCases.map { Self($0) } + SceneRule.allCases.map { Self($0) }

  /// What else diagnostics are about, module by module.
  package static let ofDiagnostics = ofSwift + ofLibrary + ofFrameworks + ofScenes + ofChecks
}
