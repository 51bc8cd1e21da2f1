import Foundation
import LayoutSolver
import Testing

@testable import Pixels

@Suite struct FontListTests {
  private static let machine = "/etc/fonts"

  /// Letters have the same fonts as by all of the machine's settings.
  @Test(
    .enabled(if: FontListTests.isListed, "the machine's fonts aren't listed in /etc/fonts"),
    arguments: [
      "Ragl", "Ωμέγα", "Жук", "שלום", "مرحبا", "नमस्ते", "日本語", "한국어", "→ ∑ ½", "😀",
    ])
  func aFewRulesFindTheSameFonts(text: String) throws {
    let library = try GraphicsLibraries.load()
    let few = FontList(folder: Self.machine) { _ in nil }
    let all = FontList(folder: Self.machine) { $0 == "FONTCONFIG_FILE" ? "" : nil }
    #expect(few.isShort && !all.isShort)
    for design in [Font.Design.standard, .serif, .monospaced, .rounded] {
      for isBold in [false, true] {
        let font = DrawnFont(size: 40, weight: isBold ? .bold : .regular, design: design)
        let line = TextLine(
          [.init(text, font, .color(RGBA(0)), isItalic: isBold)], at: .zero, in: .identity)
        let results = [few, all].map { fonts in
          let setter = TextSetter(library, fonts)
          setter.set(line, colored: false)
          return [setter.width, setter.baseline, Double(setter.unknownLetters)]
        }
        #expect(results[0] == results[1], "\(design), \(isBold ? "bold" : "regular")")
      }
    }
  }

  static var isListed: Bool { FileManager.default.fileExists(atPath: machine + "/fonts.conf") }

  /// What somebody has set counts.
  @Test func settingsOfOnesOwnAreLeftAlone() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "reflow-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "home/fontconfig"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func isShort(_ variables: [String: String] = [:]) -> Bool {
      FontList(folder: folder.path) { variables[$0] }.isShort
    }
    #expect(!isShort())
    try Data("<fontconfig><dir>\(folder.path)</dir><cachedir>/tmp</cachedir></fontconfig>".utf8)
      .write(to: folder.appending(path: "fonts.conf"))
    _ = try GraphicsLibraries.load()
    #expect(isShort())
    #expect(!isShort(["FONTCONFIG_PATH": "/x"]))
    let home = ["XDG_CONFIG_HOME": folder.appending(path: "home").path]
    #expect(isShort(home))
    try Data().write(to: folder.appending(path: "home/fontconfig/fonts.conf"))
    #expect(!isShort(home))
    try Data().write(to: folder.appending(path: "local.conf"))
    #expect(!isShort())
  }
}
