import Foundation
import LayoutChecks
import Pseudoterminals
import Testing

/// Whatever texts a scene, a file's name or an argument brings, no command writes a character that
/// a terminal obeys or that changes how the text around it reads.
@Suite struct ControlCharacterTests {
  /// All below U+00A0 that aren't printed, the separators, and Unicode's format characters.
  private static let codes: [UInt32] =
    Array(0...0x1F) + Array(0x7F...0x9F) + [0x061C, 0x180E, 0xFEFF, 0xE0001]
    + Array(0x200B...0x200F) + Array(0x2028...0x202E) + Array(0x2060...0x206F)
    + Array(0xFFF9...0xFFFB)

  /// A title and a clipboard for those terminals that listen.
  private static let attacks = "\u{1B}]52;c;aGVsbG8=\u{7}\u{1B}]2;title\u{7}\u{9B}2J\u{202E}abc"

  private static var escaped: String {
    (attacks.unicodeScalars.map(\.value) + codes).map { "\\u{\(String($0, radix: 16))}" }.joined()
  }

  private static var raw: String {
    String(
      String.UnicodeScalarView(
        codes.filter { $0 != 0 && $0 != 10 && $0 != 13 }
          .compactMap(Unicode.Scalar.init)))
  }

  /// The characters in an identifier, texts, what is printed, an unknown name and a comment beside
  /// a warning.
  private static let scene = """
    // reflow: title "a\(raw)b"
    import SwiftUI
    let odd = "a\(escaped)b"
    struct ContentView: View {
      var body: some View {
        let _ = print(odd)
        VStack {
          Text(odd).accessibilityIdentifier(odd)
          Text(verbatim: odd).accessibilityIdentifier("plain")
          Image(odd).accessibilityLabel(odd)
          Text("hello")
          Color("ground" + odd)
          Color.red.paddin(4) // \(raw)
        }
      }
    }
    """

  /// A file whose own name, and whose folder's, have them too; no name has a slash or a zero.
  private func withFile(_ run: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: UUID().uuidString + "\u{1B}]2;title\u{7}\u{202E}")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/a\u{1B}[31m\u{9B}\u{7F}\u{2066}b.swift"
    try Self.scene.write(toFile: path, atomically: false, encoding: .utf8)
    try Self.catalogue.write(
      to: folder.appending(path: "Localizable.xcstrings"), atomically: false, encoding: .utf8)
    let colors = folder.appending(path: "A.xcassets/ground\u{1B}]2;x\u{7}\u{9B}\u{202E}.colorset")
    try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
    try "{ broken \(Self.raw)".write(
      to: colors.appending(path: "Contents.json"), atomically: false, encoding: .utf8)
    try run(path)
  }

  /// A translation of "hello" with all of them.
  private static var catalogue: String {
    let value = (attacks.unicodeScalars.map(\.value) + codes).flatMap { code in
      String(Unicode.Scalar(code) ?? " ").utf16.map {
        "\\u" + String(repeating: "0", count: 4 - String($0, radix: 16).count)
          + String($0, radix: 16)
      }
    }.joined()
    return """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"hello": {"localizations": {"en":
      {"stringUnit": {"state": "translated", "value": "a\(value)b"}}}}}}
      """
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && codes.contains(scalar.value)
  }

  /// What is left in a text of what no text may have.
  private func harm(in text: String) -> [String] {
    Set(text.unicodeScalars.filter(Self.isHarmful).map { "U+" + String($0.value, radix: 16) })
      .sorted()
  }

  private static let commands: [[String]] =
    [
      ["inspect", "FILE"], ["inspect", "FILE", "--format", "json"], ["trace", "FILE"],
      ["trace", "FILE", "--format", "json"], ["check", "FILE"],
      ["render", "FILE", "--color", "never"], ["render", "FILE", "--format", "svg"],
      ["render", "FILE", "--format", "svg-cells"], ["render", "FILE", "--format", "json"],
      ["compare", "FILE", "-"], ["sweep", "FILE", "--width", "200...300", "--node", "plain"],
      ["trace", "FILE", "--node", "a\u{1B}]2;x\u{7}"], ["inspect", "FILE\u{9B}2J"],
      ["inspect", "FILE", "--device", "\u{1B}]2;x\u{7}"], ["\u{1B}]2;x\u{7}"],
      ["inspect", "FOLDER"], ["previews", "FOLDER"], ["snapshot", "FILE", "--check"],
    ] + ReportFormats.all.map { ["check", "FILE", "--format", $0.name] }

  @Test(arguments: commands)
  func nothingSteers(arguments: [String]) throws {
    try withFile { path in
      let arguments = Self.with(path, arguments)
      let run = try ReflowProcess(arguments, input: Self.attacks)
      #expect(harm(in: run.output).isEmpty)
      #expect(harm(in: run.messages).isEmpty)
      #expect(!run.output.isEmpty || !run.messages.isEmpty)
    }
  }

  private static func with(_ path: String, _ arguments: [String]) -> [String] {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    return arguments.map { $0.replacing("FILE", with: path).replacing("FOLDER", with: folder) }
  }

  /// The same with a terminal as both outputs, which gets colours besides.
  @Test(arguments: [
    ["inspect", "FILE"], ["trace", "FILE", "--printed"], ["render", "FILE"], ["check", "FILE"],
    ["check", "FILE", "--matrix", "accessibility"], ["previews", "FOLDER"], ["inspect", "FOLDER"],
    ["compare", "FILE", "/dev/null"], ["inspect", "FILE\u{9B}2J"],
  ])
  func nothingSteersATerminal(arguments: [String]) throws {
    try withFile { path in
      let text = try onTerminal(Self.with(path, arguments))
      #expect(text.contains("\r\n"), "something was written")
      // Characters would have the two ends of a line in one.
      let lines = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\r" }))
      #expect(harm(in: lines.replacing(#/\u{1B}\[[0-9;]*[mK]/#, with: "")).isEmpty)
    }
  }

  /// The bytes that a terminal gets of a command.
  private func onTerminal(_ arguments: [String]) throws -> String {
    let screen = try Pseudoterminal(columns: 200, rows: 50)
    let process = Process()
    process.executableURL = ReflowProcess.executable
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let terminal = FileHandle(fileDescriptor: screen.terminal, closeOnDealloc: false)
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
    var bytes: [UInt8] = []
    while process.isRunning { screen.read(patience: 50, quiet: 0) { bytes += $0 } }
    screen.read(patience: 50, quiet: 50) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("JSON gives back the very texts")
  func json() throws {
    let run = try ReflowProcess(["inspect", "-", "--format", "json"], input: Self.scene)
    let stack = try InspectedNode(try run.json()["root"])
    let identifiers = try stack.children().compactMap { $0.fields["id"] as? String }
    let codes = Self.attacks.unicodeScalars.map(\.value) + Self.codes
    let expected = "a" + codes.compactMap(Unicode.Scalar.init).map(String.init).joined() + "b"
    #expect(identifiers.first.map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars))
  }

  /// Colours are escape sequences; all others are the scene's.
  @Test func aColoredPicture() throws {
    let run = try ReflowProcess(["render", "-", "--color", "always"], input: Self.scene)
    let plain = run.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(plain != run.output)
    #expect(harm(in: plain).isEmpty)
  }

  /// Whoever asks for colours gets all of them, whatever terminal it is.
  @Test(arguments: ["xterm", "linux", "dumb", "xterm-256color"])
  func askedForColorsHave24Bits(terminal: String) throws {
    let run = try ReflowProcess(
      ["render", "-", "--color", "always"], input: Self.scene,
      environment: ["TERM": terminal, "COLORTERM": "", "NO_COLOR": ""])
    #expect(run.output.contains(#/\u{1B}\[[0-9;]*[34]8;2;/#))
    #expect(!run.output.contains(#/\u{1B}\[[0-9;]*[34]8;5;/#))
  }

  /// What a scene prints is data where it doesn't go to a terminal.
  @Test func printedTextIsExactInAPipe() throws {
    let run = try ReflowProcess(["trace", "-", "--printed"], input: Self.scene)
    #expect(run.output.contains(Self.attacks))
  }
}
