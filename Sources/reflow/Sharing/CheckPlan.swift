import Foundation
import LayoutChecks
import SceneLoader

/// A check divided into units that can be done anywhere, each with a key of everything it depends
/// on: equal keys have equal answers.
struct CheckPlan {
  struct Unit {
    /// The index of the path among those that are checked.
    var scene: Int
    var work: CheckWork
    var key: String
    /// A key of what it depends on without the code in functions; nil where that isn't known.
    var frame: String?
    /// About how much work it is, for dividing it; a number without a unit.
    var cost: Int
    /// The source files that it reads, by their indices among the scene's.
    var files: [Int]

    /// The same for one of its questions, which is kept by itself.
    func asking(_ question: String) -> Unit {
      var unit = self
      unit.key = SHA256.digest(ofParts: [key, question])
      unit.frame = frame.map { SHA256.digest(ofParts: [$0, question]) }
      return unit
    }
  }

  /// A path with what could be read of it.
  struct Source {
    /// The index of the path among those that are checked.
    var scene: Int
    var path: String
    var facts: SceneFacts
    var inputs: SceneInputs
  }

  let units: [Unit]
  /// The digest of each file's text by the index of the path and the file's name.
  let texts: [Int: [String: String]]

  init(_ sources: [Source], _ assembly: SceneAssembly, listsWithoutEffect: Bool) {
    texts = Dictionary(sources.map { ($0.scene, $0.inputs.texts) }) { first, _ in first }
    units = sources.flatMap { Self.units(of: $0, assembly, listsWithoutEffect) }
  }

  /// For all units: plans with the same digest are the same plan.
  var digest: String {
    SHA256.digest(ofParts: units.map(\.key))
  }

  /// The units of a share by path; nil is all of them.
  func works(of share: WorkShare?) -> [Int: Set<CheckWork>] {
    let own = share?.units(of: units.map(\.cost)) ?? Array(units.indices)
    return Dictionary(grouping: own.map { units[$0] }, by: \.scene).mapValues {
      Set($0.map(\.work))
    }
  }

  private static func units(
    of source: Source, _ assembly: SceneAssembly, _ listsWithoutEffect: Bool
  ) -> [Unit] {
    let facts = source.facts
    let matrix = assembly.conditions(of: facts)
    var common = SHA256()
    let parts =
      [ProgramVersion.exact, source.path] + assembly.layout.arguments
      + ["\(listsWithoutEffect)", "\(assembly.looksForRemedies)", "\(facts.device as Any)"]
      + facts.languages.map { "\($0)" } + [assembly.matrix.described]
    for part in parts { common.add(part: part) }
    let every = assembly.works(of: facts)
    func weight(_ part: SceneInputs.Part) -> Int { 8 + part.size / 1024 }
    func part(_ work: CheckWork) -> SceneInputs.Part {
      work.preview.map { source.inputs.previews[$0] } ?? source.inputs.whole
    }
    func cost(_ work: CheckWork) -> Int {
      switch work {
      case .part(.root): weight(part(work)) * (assembly.looksForRemedies ? 20 : 1)
      case .part: weight(part(work))
      case .layouts(_, let chain): weight(part(work)) * matrix.probes(ofChain: chain)
      // It goes through all conditions once, and through many again for each change it tries.
      case .remedies:
        every.reduce(0) { sum, work in
          if case .layouts = work { sum + cost(work) } else { sum }
        }
      }
    }
    return every.map { work in
      func key(_ inputs: String) -> String {
        var hash = common
        hash.add(part: name(work, facts))
        hash.add(part: inputs)
        return hash.finish()
      }
      let part = part(work)
      return Unit(
        scene: source.scene, work: work, key: key(part.digest),
        frame: work.runsCode ? part.frame.map(key) : nil,
        cost: cost(work), files: part.files)
    }
  }

  /// The unit's name, which stays the same when previews are added in other files.
  private static func name(_ work: CheckWork, _ facts: SceneFacts) -> String {
    let preview = work.preview.map { facts.name(ofPreview: $0) }
    return switch work {
    case .part(.root): "root"
    case .part(.preview): "preview \(preview ?? "")"
    case .part(.expectations): "expectations"
    case .layouts(_, let chain): "layouts \(chain) \(preview ?? "")"
    case .remedies: "remedies"
    }
  }
}

extension SceneFacts {
  /// What tells a preview from all others, and stays the same when some are added in other files.
  func name(ofPreview preview: Int) -> String {
    let file = places[preview]?.file
    let before = places.prefix(preview).count { $0?.file == file }
    return "\(before) \(file ?? "")"
  }
}

/// The version of the program that made a result.
enum ProgramVersion {
  static var text: String { Reflow.configuration.version }

  /// Another build of the same version counts as another program only during development.
  static var exact: String {
    #if DEBUG
      let path = Bundle.main.executablePath ?? ""
      let values = try? FileManager.default.attributesOfItem(atPath: path)
      let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(text) \(date)"
    #else
      return text
    #endif
  }
}
