import LayoutChecks
import LayoutSolver
import SceneLoader

/// What a question is about: a scene, what of it is shown, and under which conditions.
package struct Subject: Hashable, Sendable {
  /// A Swift file or a folder.
  package var path = ""
  /// A preview or view; nil for what is shown first.
  package var preview: String?
  package var device: String?
  package var container: String?
  package var landscape = false
  package var typeSize: String?
  package var language: String?
  package var rightToLeft = false
  package var dark = false
  package var keyboard = false
  package var os: Int?

  package init(path: String = "") { self.path = path }

  static var parameters: [Parameter<Subject>] {
    [
      Parameter("path", "a Swift file, or a project's folder", \.path, isRequired: true),
      Parameter("preview", "a preview's or view's name; the first if left out", \.preview),
      Parameter("device", "such as iphone-16-pro", \.device),
      Parameter("container", "a plain rectangle instead, such as 390x844", \.container),
      Parameter("landscape", "the device is turned", \.landscape),
      Parameter("typeSize", "Dynamic Type size, such as accessibility3", \.typeSize),
      Parameter("language", "such as de, or double-length", \.language),
      Parameter("rightToLeft", "laid out from right to left", \.rightToLeft),
      Parameter("dark", "the dark colour scheme", \.dark),
      Parameter("keyboard", "the keyboard is up", \.keyboard),
      Parameter("os", "the major iOS release, such as 26", \.os),
    ]
  }

  /// The parameters of a question that has a subject.
  static func parameters<Asked>(_ path: WritableKeyPath<Asked, Subject>) -> [Parameter<Asked>] {
    parameters.map { $0.part(path) }
  }

  /// - Throws: where a name is unknown, with the nearest one.
  package func conditions() throws(QuestionError) -> ChosenConditions {
    var chosen = ChosenConditions()
    if let device {
      guard let known = Device.named(device) else {
        let near = Device.nearest(to: device).map { "; did you mean '\($0.id)'?" } ?? ""
        throw QuestionError(.wrongArgument, "there is no device '\(device)'\(near)")
      }
      if let os, os < known.firstRelease {
        throw QuestionError(
          .wrongArgument, "\(known.name) runs iOS \(known.firstRelease) and newer; leave out os")
      }
      chosen.device = device
    }
    if let container {
      guard device == nil, !landscape, let size = ContainerSize(container) else {
        throw QuestionError(
          .wrongArgument, "'container' is a size such as 390x844, and goes without a device")
      }
      chosen.container = size.size
    }
    if let typeSize {
      guard let size = DynamicTypeSize.named(typeSize) else {
        let names = DynamicTypeSize.allCases.map(\.description).joined(separator: ", ")
        throw QuestionError(
          .wrongArgument, "there is no type size '\(typeSize)'; there are \(names)")
      }
      chosen.typeSize = size
    }
    if let os, !Platform.releases.contains(os) {
      let known = Platform.releases
      throw QuestionError(
        .wrongArgument, "'os' is from \(known.lowerBound) to \(known.upperBound)")
    }
    chosen.os = os
    chosen.orientation = landscape ? .landscape : nil
    chosen.language = language.map { LayoutSettings.Language($0) }
    chosen.isRightToLeft = rightToLeft
    chosen.isDark = dark
    chosen.hasKeyboard = keyboard
    return chosen
  }
}
