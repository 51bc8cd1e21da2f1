import LayoutSolver
import SceneLoader
import Testing

/// Formatted numbers and lists print as they do when the Swift compiler built them (en_US).
struct FormatTests {
  /// 17:41 on 9 January 2007.
  private static let moment = "Date(timeIntervalSince1970: 1168364460)"

  static let expected: [(expression: String, text: String)] = [
    ("3.14159.formatted(.number.precision(.fractionLength(2)))", "3.14"),
    ("3.14159.formatted(.number.precision(.fractionLength(0...1)))", "3.1"),
    ("2.675.formatted(.number.precision(.fractionLength(2)))", "2.68"),
    ("0.256.formatted(.percent)", "25.6%"),
    ("0.5.formatted(.percent.precision(.fractionLength(1)))", "50.0%"),
    ("12.formatted(.percent)", "12%"),
    ("12345.formatted(.number.notation(.compactName))", "12K"),
    ("1234567.formatted(.number.notation(.compactName))", "1.2M"),
    ("42.formatted(.number.precision(.integerLength(4)))", "0,042"),
    ("1234.5678.formatted(.number.precision(.significantDigits(3)))", "1,230"),
    ("1234.formatted(.number.grouping(.never))", "1234"),
    ("Int.max.formatted()", "9,223,372,036,854,775,807"),
    (#"URL(fileURLWithPath: "notes a.txt").lastPathComponent"#, "notes a.txt"),
    (#"URL(filePath: "/a b/c.json").deletingLastPathComponent().path"#, "/a b"),
    // As Foundation computes them where there is no Core Graphics.
    (
      "CGRect(x: 1, y: 2, width: 30, height: 40).intersection(CGRect(x: 31, y: 0, width: 5, height: 100))",
      "(31.0, 2.0, 0.0, 40.0)"
    ),
    (
      "CGRect(x: 1, y: 2, width: 30, height: 40).intersection(CGRect(x: 50, y: 0, width: 1, height: 1)).isNull",
      "true"
    ),
    (
      "CGRect(x: 1, y: 2, width: 30, height: 40).intersects(CGRect(x: 31, y: 0, width: 5, height: 100))",
      "true"
    ),
    (
      "CGRect(x: 10.5, y: 10.2, width: -4, height: -3.5).integral",
      "(6.0, 6.0, 5.0, 5.0)"
    ),
    (
      "CGRect(x: 1, y: 2, width: 30, height: 40).divided(atDistance: 10, from: .maxYEdge).remainder",
      "(1.0, 2.0, 30.0, 30.0)"
    ),
    (
      "CGRect(x: 1, y: 2, width: 30, height: 40).insetBy(dx: 16, dy: 0).isNull",
      "true"
    ),
    (
      "CGRect(x: 1, y: 2, width: 30, height: 40).contains(CGRect.null)",
      "true"
    ),
    (
      "CGRect.null.union(CGRect(x: 1, y: 2, width: 30, height: 40))",
      "(1.0, 2.0, 30.0, 40.0)"
    ),
    (
      #"URL(string: "https://example.com/a/b.txt?q=1#f")!.host ?? """#,
      "example.com"
    ),
    (
      #"URL(string: "https://example.com/a/b.txt?q=1#f")!.lastPathComponent"#,
      "b.txt"
    ),
    (
      #"URL(string: "https://example.com/a/b.txt?q=1#f")!.query ?? """#,
      "q=1"
    ),
    (
      #"URL(string: "https://example.com/a/b.txt?q=1#f")!.fragment ?? """#,
      "f"
    ),
    (
      #"URL(string: "https://example.com/a/b.txt?q=1#f")!.deletingLastPathComponent().path"#,
      "/a"
    ),
    (
      #"URL(string: "https://example.com/a/b.txt?q=1#f")!.appendingPathComponent("c").absoluteString"#,
      "https://example.com/a/b.txt/c?q=1#f"
    ),
    (
      #""Hello, wörld!".localizedStandardContains("WORLD")"#,
      "true"
    ),
    (
      #"UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")?.uuidString ?? "-""#,
      "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    ),
    (
      #"UUID(uuidString: "e621e1f8") == nil"#,
      "true"
    ),
    ("(-0.001).formatted(.number.precision(.fractionLength(1)))", "-0.0"),
    ("7.formatted(.number.sign(strategy: .always()))", "+7"),
    ("2.5.formatted(.number.rounded(rule: .up, increment: 1))", "3"),
    (#"["a", "b", "c"].formatted()"#, "a, b, and c"),
    (#"["a", "b"].formatted(.list(type: .or))"#, "a or b"),
    (#"(Decimal(12.5) + Decimal(string: "3.10")!) * 2 / Decimal(4) - 1"#, "6.8"),
    ("Decimal(1) / 3", "0.33333333333333333333333333333333333333"),
    ("[Decimal(12.5), 3.5].reduce(0, +) > 15", "true"),
    ("NSDecimalNumber(decimal: 9.8).stringValue", "9.8"),
    (
      #""a b/ü?".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!"#,
      "a%20b/%C3%BC?"
    ),
    (#""a%20b".removingPercentEncoding ?? "-""#, "a b"),
    (#""%zz".removingPercentEncoding ?? "-""#, "-"),
    (moment + ".formatted(.iso8601)", "2007-01-09T17:41:00Z"),
    (moment + ".formatted(Date.ISO8601FormatStyle().year().month().day())", "2007-01-09"),
    (moment + ".formatted(Date.FormatStyle(date: .long, time: .omitted))", "January 9, 2007"),
    (
      moment + ".formatted(date: .abbreviated, time: .shortened)",
      "Jan 9, 2007 at 5:41\u{202F}PM"
    ),
    (
      moment + ".formatted(.dateTime.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits))",
      "05:41"
    ),
    (
      "(\(moment)..<\(moment).addingTimeInterval(259200)).formatted(.interval.day().month())",
      "Jan 9\u{2009}–\u{2009}12"
    ),
    ("Duration.seconds(3725).formatted(.time(pattern: .hourMinuteSecond))", "1:02:05"),
    ("Duration.seconds(3725).formatted(.time(pattern: .minuteSecond))", "62:05"),
    ("Duration.seconds(65).formatted()", "0:01:05"),
    (
      "Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes], width: .wide))",
      "1 hour, 2 minutes"
    ),
    ("1_500_000.formatted(.byteCount(style: .file))", "1.5 MB"),
    // Of now, 9:41 on 9 January 2007.
    (
      "Date().addingTimeInterval(-93600).formatted(.relative(presentation: .named))",
      "yesterday"
    ),
    (
      "Date().addingTimeInterval(172800)"
        + ".formatted(.relative(presentation: .numeric, unitsStyle: .narrow))", "in 2d"
    ),
    ("TimeZone(identifier: \"America/New_York\")!.secondsFromGMT()", "-18000"),
    ("TimeZone(identifier: \"Asia/Tokyo\")!.secondsFromGMT() / 3600", "9"),
    ("TimeZone(identifier: \"Nowhere/Else\") == nil", "true"),
    (#"NSCountedSet(array: ["a", "b", "a"]).count(for: "a")"#, "2"),
  ]

  @Test func numbersAndListsAreFormattedAsCompiled() throws {
    let lines = Self.expected.map { "let _ = print(\($0.expression))" }
    let source = """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          \(lines.joined(separator: "\n    "))
          Text("")
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: source)], name: "-")
    #expect(scene.diagnostics == [])
    let container = LayoutContainer(size: Size(width: 300, height: 600))
    let outcome = scene.layout(LayoutSettings(container: container))
    #expect(outcome.output == Self.expected.map { $0.text })
  }
}
