import Foundation
import LayoutSolver
import SwiftUILibrary
import Testing

@testable import SceneLoader

/// What others' folders bring besides source, larger or stranger than any project has it: each is
/// read in a time linear in its length. A test that hangs is one that fails.
struct ForeignProjectTests {
  private static let source = "import SwiftUI\n#Preview { Image(\"p0\"); Text(\"key 7\") }\n"

  private func lines(
    _ files: [String: String], language: SceneLanguage? = nil
  ) throws -> (lines: [String], diagnostics: [String]) {
    let folder = try Folder()
    defer { folder.remove() }
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    try folder.write("S.swift", Array(Self.source.utf8))
    let scene = try Scene(path: folder.path)
    var settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 300, height: 400)))
    settings.language = language
    let result = scene.layout(settings)
    return (
      result.result?.nodes.flatMap(\.textLines) ?? [],
      (scene.diagnostics + result.diagnostics).map(\.message)
    )
  }

  @Test("A project's path of thirty thousand folders")
  func projectPath() throws {
    let project = """
      {objects={R={isa=PBXProject;mainGroup=G;};G={isa=PBXGroup;children=(F);};
      F={isa=PBXFileReference;sourceTree="<absolute>";path="\(String(repeating: "/a", count: 30_000))";};};
      rootObject=R;}
      """
    #expect(try lines(["A.xcodeproj/project.pbxproj": project]).lines == ["key 7"])
  }

  @Test("A manifest of forty thousand targets beside a thousand files")
  func manifest() throws {
    var files = ["Package.swift": (0..<40_000).map { ".target(name: \"T\($0)\")," }.joined()]
    for index in 0..<1_000 { files["Sources/T\(index)/f.txt"] = "" }
    #expect(try lines(files).lines == ["key 7"])
  }

  @Test("A manifest's calls in strings, brackets without an end, names without a text")
  func brokenManifest() throws {
    for text in [
      ".target(", ".target(name: \"A", ".target(name: \"A\", path: \"..\\..\")",
      String(repeating: "arget(", count: 100_000), String(repeating: "([", count: 100_000),
      ".library(name:", ".testTarget(name: )",
    ] {
      #expect(try lines(["Package.swift": text]).lines == ["key 7"])
    }
  }

  /// What fails at each byte is found at the next, were it looked for from the beginning each time.
  @Test("Pictures that never say how large they are")
  func pictures() throws {
    let pdf = "%PDF" + String(repeating: "/MediaBo", count: 2_000_000)
    var files = ["A.xcassets/c.pdf": pdf]
    let images = (1...10).map { "{\"filename\":\"../c.pdf\",\"scale\":\"\($0)x\"}" }
    files["A.xcassets/p0.imageset/Contents.json"] =
      "{\"images\":[\(images.joined(separator: ","))]}"
    #expect(try lines(files).diagnostics.contains { $0.contains("no size is known for image") })
  }

  /// Each key in each language: an ordinary team's has three thousand in thirty.
  @Test("A catalogue of ninety thousand texts")
  func catalogue() throws {
    let languages = (0..<30).map { "l\(Character(Unicode.Scalar(UInt8(97 + $0 % 26))))\($0 / 26)" }
    let keys = (0..<3_000).map { key in
      let texts = languages.map {
        "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0) of \(key)\"}}"
      }
      return "\"key \(key)\":{\"localizations\":{\(texts.joined(separator: ","))}}"
    }
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\(keys.joined(separator: ","))}}"
    let shown = try lines(["Localizable.xcstrings": catalog], language: .code("lc0"))
    #expect(shown.lines == ["lc0 of 7"])
  }

  @Test(
    "A catalogue's texts are JSON's",
    arguments: [
      (#""a \"b\" \\ \/ \u00e9\n""#, "a \"b\" \\ / é"), (#""\ud83d\ude00""#, "😀"), (#""ä""#, "ä"),
    ])
  func escapes(written: String, shown: String) throws {
    let catalog = """
      \u{FEFF}{ "version" : "1.0", "sourceLanguage" : "en", "extra" : [1, -2.5e3, true, null, {}],
        "strings" : { "key \\u0037" : { "comment" : "}{", "localizations" : {
          "de" : { "stringUnit" : { "value" : \(written) } } } } } }
      """
    let lines = try lines(["Localizable.xcstrings": catalog], language: .code("de")).lines
    #expect(lines.first == shown)
  }

  @Test(
    "A catalogue that is no JSON is refused at its place",
    arguments: [
      "{", "{\"strings\":{\"a\":{}", "{\"strings\":{\"a\" {}}}", "{\"strings\":{}} x", "[]", "",
      "{\"strings\":{\"a\":{\"b\":\"\\", String(repeating: "[", count: 100_000),
      "{\"strings\":{\"a\":\(String(repeating: "[", count: 100_000))}}",
    ])
  func brokenCatalogue(text: String) throws {
    let found = try lines(["Localizable.xcstrings": text], language: .code("de"))
    #expect(found.lines == ["key 7"])
    #expect(found.diagnostics.contains { $0.hasPrefix("this is no catalogue: ") })
  }
}
