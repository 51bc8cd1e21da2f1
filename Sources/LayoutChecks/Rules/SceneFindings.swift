import LayoutSolver
import SceneLoader

/// A finding of a rule that looks at more than one layout of the views.
struct RuleFinding {
  /// That of a `SceneRule`, or of a `FindingRule` that this is one more form of.
  var rule: DiagnosticID
  var severity: SceneDiagnostic.Severity = .warning
  /// The view or modifier that it stands at.
  var node: NodeID?
  /// Its place where no view stands there.
  var location: SceneLocation?
  var message: String
  var remedy: String
  /// The texts that are cut, broken or wrapped since it is so.
  var followers: Set<NodeID> = []
}

/// Finds what a `SceneRule` is about.
struct SceneFindings {
  let scene: Scene
  let result: LayoutResult

  private func found() -> [RuleFinding] {
    let views = PlacedViews(result)
    return LineRules(views: views).findings() + CoverRules(views: views).findings()
      + RoomRules(views: views).findings() + OfferRules(views: views, scene: scene).findings()
      + SourceRules(scene: scene).findings()
  }

  /// Each once for its place, with the number of views that have it, and what follows from it.
  func all() -> [(diagnostic: SceneDiagnostic, followers: Set<NodeID>)] {
    var all: [(diagnostic: SceneDiagnostic, followers: Set<NodeID>)] = []
    var counts: [Int] = []
    for found in found() {
      let location = found.location ?? found.node.flatMap(place)
      let same = all.firstIndex {
        $0.diagnostic.identifier == found.rule && $0.diagnostic.location == location
      }
      if let same {
        all[same].followers.formUnion(found.followers)
        counts[same] += 1
        continue
      }
      let diagnostic = SceneDiagnostic(
        severity: found.severity, identifier: found.rule, message: found.message,
        location: location, remedy: found.remedy)
      all.append((diagnostic, found.followers))
      counts.append(1)
    }
    for (place, count) in counts.enumerated() where count > 1 {
      all[place].diagnostic.message += ", \(count) times"
    }
    return all
  }

  /// Of a modifier where its name stands.
  private func place(of id: NodeID) -> SceneLocation? {
    let node = result.node(id)
    return (node.source ?? result.source(of: id)).flatMap {
      scene.location($0, of: node.isModifier ? node.name : nil)
    }
  }
}
