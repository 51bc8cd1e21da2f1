import ArgumentParser
import Foundation
import LayoutChecks
import SceneLoader
import SwiftInterpreter

/// The conditions to check under, besides those of `LayoutOptions`.
struct MatrixOptions: ParsableArguments {
  @Option(
    name: .customLong("each"),
    help: ArgumentHelp("Check every value of these: \(ConditionAxis.names).", valueName: "axes")
  )
  private var eachText: String?
  @Option(
    name: .customLong("matrix"),
    help: ArgumentHelp(
      """
      Check a named set of conditions: \(AxisValues.names), or one of the project's own \
      in \(ProjectFile.name).
      """, valueName: "name"))
  private var matrixText: String?

  private var given: AxisValues?

  /// The values from the options: the named set, with all values of the axes in addition.
  var values: AxisValues { given ?? AxisValues() }
  var isGiven: Bool { given != nil }

  private enum CodingKeys: CodingKey { case eachText, matrixText }

  /// As the parser makes them of no arguments.
  static func plain() throws -> MatrixOptions {
    var options = MatrixOptions()
    (options.eachText, options.matrixText) = (nil, nil)
    try options.validate()
    return options
  }

  mutating func validate() throws {
    guard eachText?.isEmpty == false || matrixText != nil else { return }
    var values = try matrixText.map(Self.named) ?? AxisValues()
    try eachText.map(Self.axes)?.forEach { values.takeAll($0) }
    if let conflict = values.conflict { throw ValidationError(conflict) }
    given = values
  }

  /// Those of another process.
  /// - Parameter values: nil for none.
  static func of(_ values: AxisValues?) throws -> MatrixOptions {
    var options = try plain()
    options.given = values
    return options
  }

  /// The values in one spelling, however they were written.
  var described: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = isGiven ? try? encoder.encode(values) : nil
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Reports a screen option that conflicts with the matrix.
  func expectFits(_ layout: LayoutOptions) throws {
    if layout.container != nil, values.hasScreens {
      throw ValidationError("--container gives one screen; leave it out to check devices")
    }
    if layout.device != nil, values.devices != nil {
      throw ValidationError("--device gives one device; leave it out to check others too")
    }
    // Windows are screens of their own.
    guard values.hasWindows,
      layout.container != nil || layout.device != nil || layout.orientation != nil
    else { return }
    throw ValidationError(
      "windows are screens of their own; leave out --container, --device and --orientation")
  }

  /// What must be known of a scene to lay it out under these conditions.
  func facts(_ scene: Scene) -> SceneFacts {
    SceneFacts(scene, withLanguages: values.languages == .all)
  }

  /// The set of this name, of the project's own first.
  private static func named(_ name: String) throws -> AxisValues {
    let own = try projectSets
    if let set = own[name] ?? AxisValues.named[name]?() { return set }
    let all = Set(own.keys).union(AxisValues.named.keys)
    let near = Suggestion.nearest(to: name, among: all.sorted())
    throw ValidationError(
      "there is no matrix '\(name)'; "
        + (near.map { "did you mean '\($0)'?" } ?? "there are \(names(all))"))
  }

  /// Those of the working directory's project.
  private static var projectSets: [String: AxisValues] {
    get throws {
      let folder = FileManager.default.currentDirectoryPath
      guard let path = ProjectFile.path(from: folder) else { return [:] }
      do {
        let text = try RegularFile.text(
          path, limit: 100_000, within: URL(filePath: path).deletingLastPathComponent().path)
        return try ProjectFile(text: text, file: path).matrices
      } catch {
        throw ValidationError("\(error)")
      }
    }
  }

  private static func names(_ names: some Sequence<String>) -> String {
    names.sorted().joined(separator: ", ")
  }

  private static func axes(_ list: String) throws -> [ConditionAxis] {
    try list.split(separator: ",").map { name in
      if let axis = ConditionAxis(rawValue: String(name)) { return axis }
      let names = ConditionAxis.allCases.map(\.rawValue)
      let near = Suggestion.nearest(to: String(name), among: names)
      throw ValidationError(
        "there is no condition '\(name)'; "
          + (near.map { "did you mean '\($0)'?" } ?? "there are \(ConditionAxis.names)"))
    }
  }
}
