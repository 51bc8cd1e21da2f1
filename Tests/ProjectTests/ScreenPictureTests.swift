import Cells
import Foundation
import LayoutSolver
import Pixels
import Playground
import SceneLoader
import Testing

/// One of the screens of `Tests/Screens` as someone would see it, without frames.
struct ScreenPicture: Sendable, CustomTestStringConvertible {
  /// Of the scene's file, without `.swift`.
  var name: String
  var appearance: Appearance

  var testDescription: String { "\(name), \(appearance.rawValue)" }
  /// As the canvas shows it.
  var cellsFile: String { "cells-\(name.lowercased())-\(appearance.rawValue).svg" }
  /// In shapes and texts.
  var fileName: String { "screen-\(name.lowercased())-\(appearance.rawValue).svg" }

  static let names = ((try? Project.entries("Tests/Screens")) ?? []).map {
    String($0.dropLast(".swift".count))
  }

  static let all = names.flatMap { name in
    [Appearance.dark, .light].map { ScreenPicture(name: name, appearance: $0) }
  }

  /// Those that README shows beside one another.
  static let shown = ["Dashboard", "Form", "Feed", "Sheet"]

  private func result() throws -> (Scene, LayoutResult) {
    let scene = try Scene(path: Project.root.appending(path: "Tests/Screens/\(name).swift").path)
    let device = try #require(Device.named("iphone-16-pro"))
    var settings = device.settings(.portrait)
    settings.colorScheme = appearance == .dark ? .dark : .light
    return (scene, try #require(scene.layout(settings).result))
  }

  func svg() throws -> String {
    let (scene, result) = try result()
    let artwork = ScreenArtwork(result) { scene.pictureFile($0, displayScale: 3, isDark: $1) }
      .artwork
    return ArtworkSVG(artwork).document(title: name) + "\n"
  }

  func cells() throws -> String {
    let (_, result) = try result()
    var picture = CanvasPicture(result, scale: CellScale(pointsPerColumn: 6))
    picture.options.theme = .standard(for: appearance)
    picture.options.blocks = .sextants
    picture.options.layers = .screen
    return SVGPicture(appearance).document(picture.grid(), title: name)
  }
}

extension GeneratedTests {
  @Test("Every screen is as the canvas shows it, and as it is drawn", arguments: ScreenPicture.all)
  func screens(picture: ScreenPicture) throws {
    try expectGenerated(file: "Pictures/\(picture.cellsFile)", try picture.cells())
    try expectGenerated(file: "Pictures/\(picture.fileName)", try picture.svg())
  }

  @Test("README shows some screens, dark or light as its reader likes")
  func shownScreens() throws {
    let rows = ScreenPicture.shown.map { name in
      let (dark, light) = (
        ScreenPicture(name: name, appearance: .dark), ScreenPicture(name: name, appearance: .light)
      )
      return "<picture><source media=\"(prefers-color-scheme: light)\" "
        + "srcset=\"Pictures/\(light.fileName)\">"
        + "<img src=\"Pictures/\(dark.fileName)\" width=\"24%\" alt=\"\(name)\"></picture>"
    }
    try expectGenerated("screens", in: "README.md", rows)
  }
}
