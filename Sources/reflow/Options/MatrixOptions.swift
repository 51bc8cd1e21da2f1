import ArgumentParser
import LayoutChecks
import SceneLoader
import SwiftInterpreter

/// The conditions to check under, besides those of `LayoutOptions`.
struct MatrixOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Check every value of these: \(ConditionAxis.list).",
      valueName: "axes"), transform: MatrixOptions.axes)
  var each: [ConditionAxis] = []
  @Option(
    help: ArgumentHelp(
      "Check a named set of conditions: \(MatrixOptions.names).", valueName: "name"))
  var matrix: String?

  var isGiven: Bool { !each.isEmpty || matrix != nil }

  static let names = AxisValues.named.keys.sorted().joined(separator: ", ")

  func validate() throws {
    if let matrix, AxisValues.named[matrix] == nil {
      let near = Suggestion.nearest(to: matrix, among: AxisValues.named.keys)
      throw ValidationError(
        "there is no matrix '\(matrix)'; "
          + (near.map { "did you mean '\($0)'?" } ?? "there are \(Self.names)"))
    }
  }

  /// What the options ask for: the named set, with all values of the axes besides.
  var values: AxisValues {
    var values = matrix.flatMap { AxisValues.named[$0] } ?? AxisValues()
    each.forEach { values.takeAll($0) }
    return values
  }

  private static func axes(_ list: String) throws -> [ConditionAxis] {
    try list.split(separator: ",").map { name in
      if let axis = ConditionAxis(rawValue: String(name)) { return axis }
      let names = ConditionAxis.allCases.map(\.rawValue)
      let near = Suggestion.nearest(to: String(name), among: names)
      throw ValidationError(
        "there is no condition '\(name)'; "
          + (near.map { "did you mean '\($0)'?" } ?? "there are \(ConditionAxis.list)"))
    }
  }
}

extension ConditionAxis {
  static let list = allCases.map(\.rawValue).joined(separator: ", ")
}
