import Foundation
import LayoutSolver
import SceneLoader
import SwiftInterpreter
import SwiftUILibrary

/// A SwiftUI file laid out under one condition, for tests:
///
///     import ReflowTesting
///     import Testing
///
///     @Test func titleStaysOnOneLine() throws {
///       let layout = try LaidOutScene("../Sources/App/Card.swift", preview: "Long", on: "iphone-se-3")
///       #expect(layout["title"].height <= 44)
///       #expect(!layout["name"].isTruncated)
///     }
///
/// Views are named by their accessibilityIdentifier. Lengths are points, frames are in the screen's
/// space with the origin at its top left.
public struct LaidOutScene {
  let result: LayoutResult
  /// What there is to say about the source and the layout, as `reflow check` prints it.
  public let findings: [Finding]

  /// - Parameters:
  ///   - path: a Swift file or a folder of them; a relative one begins at the folder of the test's
  ///     file.
  ///   - preview: the name of a `#Preview`, nil for the first.
  ///   - device: as `reflow devices` lists it.
  ///   - typeSize: as SwiftUI's `DynamicTypeSize` calls it, such as `accessibility3`.
  ///   - language: a code such as `de`, `double-length`, `accented` or `right-to-left`; nil for the
  ///     project's own.
  /// - Throws: ``Problem`` for what isn't there, and for a scene whose errors leave nothing to lay out.
  public init(
    _ path: String, preview: String? = nil, on device: String = "iphone-16-pro",
    isLandscape: Bool = false, typeSize: String = "large", language: String? = nil,
    isRightToLeft: Bool = false, isDark: Bool = false, from testFile: String = #filePath
  ) throws {
    guard let model = Device.named(device) else {
      throw Problem.unknown("device", device, near: Device.nearest(to: device)?.id)
    }
    let sizes = DynamicTypeSize.allCases
    guard let size = sizes.first(where: { "\($0)".lowercased() == typeSize.lowercased() }) else {
      throw Problem.unknown(
        "type size", typeSize,
        near: Suggestion.nearest(to: typeSize, among: sizes.map { "\($0)" }))
    }
    var settings = model.settings(isLandscape ? .landscape : .portrait)
    settings.dynamicTypeSize = size
    settings.language = language.map { SceneLanguage($0) }
    settings.colorScheme = isDark ? .dark : .light
    let isTurned = isRightToLeft || settings.language?.isRightToLeft == true
    settings.layoutDirection = isTurned ? .rightToLeft : .leftToRight
    try self.init(scene: Self.scene(path, preview, testFile), settings)
  }

  private static func scene(_ path: String, _ preview: String?, _ test: String) throws -> Scene {
    let folder = URL(filePath: test).deletingLastPathComponent()
    let file = path.hasPrefix("/") ? path : folder.appending(path: path).standardized.path
    do {
      return try Scene(path: file, preview: preview)
    } catch {
      throw Problem(description: error.description)
    }
  }

  init(scene: Scene, _ settings: LayoutSettings) throws {
    let laidOut = scene.layout(settings, recording: .off)
    let problems = scene.diagnostics + laidOut.diagnostics
    guard let result = laidOut.result else {
      let errors = problems.filter { $0.severity == .error }.map { Finding($0).description }
      throw Problem(description: errors.joined(separator: "\n"))
    }
    self.result = result
    let found = result.findings.map { finding in
      Finding(
        rule: finding.rule.rawValue, isWarning: finding.severity != .note, message: finding.message,
        line: finding.node.flatMap { result.node($0).source?.line })
    }
    findings = problems.map { Finding($0) } + found
  }

  /// The view with this accessibilityIdentifier. Of one that isn't there nothing holds: its lengths
  /// are not numbers, and its description says which there are.
  public subscript(_ identifier: String) -> LaidOutView {
    LaidOutView(identifier: identifier, node: result.node(identifier: identifier), scene: self)
  }

  /// The whole screen.
  public var screen: LaidOutView {
    LaidOutView(frame: Rect(size: result.container.size), name: "screen", scene: self)
  }

  /// The screen without its unsafe edges.
  public var safeArea: LaidOutView {
    LaidOutView(frame: result.container.safeArea, name: "safeArea", scene: self)
  }
}

extension LaidOutScene {
  /// Something worth saying about a scene.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The kind, such as `overflow`.
    public let rule: String
    /// False for a note, which nobody need act on.
    public let isWarning: Bool
    public let message: String
    /// Nil for what belongs to no line.
    public let line: Int?

    public var description: String { (line.map { "line \($0): " } ?? "") + message }
  }

  /// Why there is no layout.
  public struct Problem: Error, Equatable, CustomStringConvertible {
    public let description: String

    static func unknown(_ kind: String, _ name: String, near: String?) -> Problem {
      Problem(
        description: "there is no \(kind) '\(name)'"
          + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }
}

extension LaidOutScene.Finding {
  init(_ problem: SceneDiagnostic) {
    self.init(
      rule: problem.identifier.name, isWarning: problem.severity != .note, message: problem.message,
      line: problem.location?.line)
  }
}
