import LayoutSolver
import SwiftUILibrary
import Testing

@testable import SceneLoader

/// Texts in the languages of a project's catalogues.
@Suite("Languages")
struct LanguageTests {
  private static let catalogue = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Save" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } } }
        },
        "greeting" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Guten Tag" } }
          }
        },
        "%lld files in %@" : {
          "localizations" : {
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "In %2$@ ist %1$lld Datei" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "In %2$@ sind %1$lld Dateien" } }
            } } },
            "pl" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "value" : "%lld plik w %@" } },
              "few" : { "stringUnit" : { "value" : "%lld pliki w %@" } },
              "many" : { "stringUnit" : { "value" : "%lld plików w %@" } },
              "other" : { "stringUnit" : { "value" : "%lld pliku w %@" } }
            } } }
          }
        },
        "Tap" : {
          "localizations" : {
            "de" : { "variations" : { "device" : {
              "mac" : { "stringUnit" : { "value" : "Klicken" } },
              "ipad" : { "stringUnit" : { "value" : "Auf dem iPad tippen" } },
              "other" : { "stringUnit" : { "value" : "Tippen" } }
            } } }
          }
        },
        "%lld of %lld" : {
          "localizations" : {
            "de" : {
              "stringUnit" : { "value" : "%#@done@ von %#@all@" },
              "substitutions" : {
                "done" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "value" : "%arg erledigt" } },
                  "other" : { "stringUnit" : { "value" : "%arg erledigte" } } } } },
                "all" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "value" : "%arg Aufgabe" } },
                  "other" : { "stringUnit" : { "value" : "%arg Aufgaben" } } } } }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  /// The lines of the texts of a scene beside catalogues.
  private func lines(
    _ body: String, in language: SceneLanguage?, device: String = "iphone-16-pro",
    files: [String: String] = ["Localizable.xcstrings": catalogue], isFolder: Bool = true
  ) throws -> (lines: [String], result: SceneResult) {
    let folder = try Folder()
    defer { folder.remove() }
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    let source =
      "import SwiftUI\nstruct A: View { var body: some View { VStack { \(body) } } }\n"
    try folder.write("Views/A.swift", Array(source.utf8))
    let scene = try Scene(path: isFolder ? folder.path : folder.path + "/Views/A.swift")
    var settings = try #require(Device.named(device)).settings()
    settings.language = language
    let laidOut = scene.layout(settings, recording: .off)
    let nodes = try #require(laidOut.result).nodes.filter { $0.isPlaced && !$0.textLines.isEmpty }
    return (nodes.map { $0.textLines.joined(separator: " ") }, laidOut)
  }

  @Test("A key is looked up in the language, else in the project's own", arguments: [true, false])
  func lookup(isFolder: Bool) throws {
    let body = "Text(\"Save\"); Text(\"greeting\"); Text(\"Nowhere\"); Text(verbatim: \"Save\")"
    #expect(
      try lines(body, in: .code("de"), isFolder: isFolder).lines
        == ["Sichern", "Guten Tag", "Nowhere", "Save"])
    #expect(
      try lines(body, in: nil, isFolder: isFolder).lines == ["Save", "Hello", "Nowhere", "Save"])
    #expect(
      try lines(body, in: .code("de-AT"), isFolder: isFolder).lines[0] == "Sichern")
    // A language that nobody has translated into.
    #expect(try lines(body, in: .code("fr")).lines == ["Save", "Hello", "Nowhere", "Save"])
  }

  /// As Foundation's documentation of `String.LocalizationValue` has it: looked up, values set in,
  /// and no Markdown, which only `AttributedString(localized:)` reads.
  @Test(
    "A literal in String(localized:) is looked up and stays a string",
    arguments: [
      ("String(localized: \"Save\")", "Sichern"),
      ("String(localized: \"Save\", comment: \"A button\")", "Sichern"),
      ("String(localized: LocalizedStringResource(\"Save\"))", "Sichern"),
      ("String(localized: String.LocalizationValue(\"Save\"))", "Sichern"),
      ("String(localized: \"\\(1) of \\(5)\")", "1 erledigt von 5 Aufgaben"),
      ("String(localized: \"Nowhere **bold**\")", "Nowhere **bold**"),
      ("String(localized: \"Nowhere\", defaultValue: \"A *default*\")", "A *default*"),
      ("AttributedString(localized: \"Nowhere **bold**\")", "Nowhere bold"),
    ])
  func localizedStrings(expression: String, text: String) throws {
    #expect(try lines("Text(\(expression))", in: .code("de")).lines == [text])
  }

  /// By Apple's documentation of `Text.init(_:tableName:bundle:comment:)` a key without a table is
  /// one of `Localizable`, and one that its table doesn't have is shown itself.
  @Test(
    "A key is looked up in the table that is named",
    arguments: [
      ("Text(\"Save\")", "Sichern"),
      ("Text(\"Save\", tableName: \"Games\")", "Retten"),
      ("Text(\"Save\", tableName: \"Games\", bundle: .main, comment: \"A penalty\")", "Retten"),
      ("Text(\"Save\", tableName: \"Nowhere\")", "Save"),
      ("Text(\"Goal\")", "Goal"),
      ("Text(\"Goal\", tableName: \"Games\")", "Tor"),
      ("Text(\"\\(2) goals\", tableName: \"Games\")", "2 Tore"),
      ("Text(String(localized: \"Goal\", table: \"Games\"))", "Tor"),
      ("Text(String(localized: \"Goal\"))", "Goal"),
      (
        "Text(String(localized: \"goal.key\", defaultValue: \"Own\", table: \"Games\"))", "Eigentor"
      ),
      ("Text(String(localized: \"goal.key\", defaultValue: \"Own\"))", "Own"),
      ("Text(LocalizedStringResource(\"Goal\", table: \"Games\"))", "Tor"),
      ("Text(AttributedString(localized: \"Goal\", table: \"Games\"))", "Tor"),
      ("Text(NSLocalizedString(\"Goal\", tableName: \"Games\", comment: \"\"))", "Tor"),
      ("Text(NSLocalizedString(\"Goal\", comment: \"\"))", "Goal"),
    ])
  func tables(view: String, text: String) throws {
    let games = """
      "Save" = "Retten"; "Goal" = "Tor"; "goal.key" = "Eigentor";
      """
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld goals</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld Tor</string><key>other</key><string>%lld Tore</string>
      </dict></dict></dict></plist>
      """
    let files = [
      "Localizable.xcstrings": Self.catalogue, "de.lproj/Games.strings": games,
      "de.lproj/Games.stringsdict": plurals,
    ]
    #expect(try lines(view, in: .code("de"), files: files).lines == [text])
  }

  @Test("A language that the project has no texts in is said, with the nearest")
  func absent() throws {
    func notes(_ code: String) throws -> [String] {
      try lines("Text(\"Save\")", in: .code(code)).result.diagnostics.map(\.message)
    }
    #expect(try notes("dee") == ["the project has no texts in 'dee'; its own are shown"])
    #expect(
      try lines("Text(\"Save\")", in: .code("dee")).result.diagnostics.first?.remedy?
        .hasPrefix("did you mean 'de'?") == true)
    for code in ["de", "de-AT", "pl", "en", "en-GB"] { #expect(try notes(code) == []) }
  }

  @Test("Everything that takes a key looks it up")
  func otherKeys() throws {
    let body = """
      Button("Save") {}; Label("Save", systemImage: "star")
      Text(NSLocalizedString("Save", comment: "")); Text(LocalizedStringKey("Save"))
      Text(String(localized: "Nowhere", defaultValue: "Default"))
      Text(String(localized: "greeting", defaultValue: "Default"))
      """
    let found = try lines(body, in: .code("de")).lines.filter { $0 != "\u{FFFC}" }
    #expect(
      found
        == ["Sichern", "Sichern", "Sichern", "Sichern", "Default", "Guten Tag"])
  }

  /// Categories as CLDR has them for Polish and German.
  @Test(
    "A plural is chosen by the language's rules, its arguments stand where the language has them",
    arguments: [
      ("de", 1, "In Rom ist 1 Datei"), ("de", 0, "In Rom sind 0 Dateien"),
      ("de", 1234, "In Rom sind 1.234 Dateien"), ("pl", 1, "1 plik w Rom"),
      ("pl", 3, "3 pliki w Rom"), ("pl", 5, "5 plików w Rom"), ("pl", 12, "12 plików w Rom"),
      ("pl", 22, "22 pliki w Rom"),
    ])
  func plurals(language: String, count: Int, text: String) throws {
    let body = "Text(\"\\(\(count)) files in \\(\"Rom\")\")"
    #expect(try lines(body, in: .code(language)).lines == [text])
  }

  @Test("Substitutions choose for each argument")
  func substitutions() throws {
    #expect(
      try lines("Text(\"\\(1) of \\(5)\")", in: .code("de")).lines == ["1 erledigt von 5 Aufgaben"])
  }

  @Test(
    "A text may differ with the device",
    arguments: [("iphone-16", "Tippen"), ("ipad", "Auf dem iPad tippen")])
  func devices(device: String, text: String) throws {
    #expect(try lines("Text(\"Tap\")", in: .code("de"), device: device).lines == [text])
  }

  @Test("Older catalogues are read too")
  func olderFormats() throws {
    let files = [
      "de.lproj/Localizable.strings":
        "/*/ Buttons */\n\"Save\" = \"Sichern \\\"jetzt\\\"\"; // end\n\"Open\" = \"\\U00D6ffnen\";\n",
      "de.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>%lld items</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
          <key>items</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>Nichts</string>
            <key>one</key><string>%lld Ding</string>
            <key>other</key><string>%lld Dinge</string>
          </dict>
        </dict>
      </dict></plist>
      """,
    ]
    let body = "Text(\"Save\"); Text(\"Open\"); Text(\"\\(0) items\"); Text(\"\\(2) items\")"
    #expect(
      try lines(body, in: .code("de"), files: files).lines
        == ["Sichern \"jetzt\"", "Öffnen", "Nichts", "2 Dinge"])
    #expect(try lines(body, in: nil, files: files).lines == ["Save", "Open", "0 items", "2 items"])
  }

  @Test("Pseudo-languages need no catalogue")
  func pseudo() throws {
    let body = "Text(\"Save \\(3)\"); Text(verbatim: \"Save\")"
    #expect(try lines(body, in: .doubleLength, files: [:]).lines == ["Save 3 Save 3", "Save"])
    #expect(try lines(body, in: .accented, files: [:]).lines[0] == "Šȧvé 3")
    #expect(try lines(body, in: .rightToLeft, files: [:]).lines == ["Save 3", "Save"])
  }

  @Test(
    "A broken catalogue is reported at its place",
    arguments: [
      ("Localizable.xcstrings", "{\n  \"strings\" : {\n    \"a\" : oops\n  }\n}", 3),
      ("Localizable.xcstrings", "{ \"other\" : 1 }", 1),
      ("de.lproj/Localizable.strings", "\"a\" = \"b\";\n\"c\" \"d\";\n", 2),
      ("de.lproj/Localizable.strings", "\"a\" = \"b\";\n\n\"c\" = \"d;\n", 3),
      ("de.lproj/Localizable.stringsdict", "<plist><dict>", 1),
    ])
  func broken(name: String, text: String, line: Int) throws {
    let result = try lines("Text(\"a\")", in: .code("de"), files: [name: text]).result
    let problem = try #require(
      result.diagnostics.first { $0.identifier.name == "broken-catalogue" })
    #expect(problem.severity == .warning)
    #expect(problem.location?.file.hasSuffix(name) == true)
    #expect(problem.location?.line == line)
  }

  @Test("A scene says whether another language could differ")
  func reads() throws {
    // A text's lines grow with the type size, whatever it says.
    #expect(try lines("Text(\"Save\")", in: nil).result.reads == [.texts, .language, .typeSize])
    #expect(try lines("Text(\"Nowhere\")", in: nil).result.reads == [.texts, .typeSize])
    #expect(try lines("Text(verbatim: \"Save\")", in: nil).result.reads == .typeSize)
  }
}
