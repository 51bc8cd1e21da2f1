/// Declarations that are long, deep, or take long to be understood.
extension Hostility {
  /// Source that is long, nested, or whose types take long to find.
  var source: String {
    mutating get {
      let many = pick(["10", "100", "1000", "5000"])
      let (count, few) = (Int(many) ?? 10, min(Int(many) ?? 10, 60))
      let parts = [
        lines(count) { "let v\($0) = \($0)" },
        lines(count) {
          "func f\($0)() -> Int { \($0 == 0 ? "1" : "f\($0 - 1)() &+ f\($0 - 1)()") }"
        },
        lines(count) { "class C\($0)\($0 == 0 ? "" : ": C\($0 - 1)") { var p\($0) = \($0) }" },
        lines(count) { "protocol P\($0)\($0 == 0 ? "" : ": P\($0 - 1)") {}" }
          + "\nstruct S: P\(count - 1) {}",
        lines(count) { "extension Int { var e\($0): Int { self } }" },
        lines(few) {
          "func over(_ a: \(["Int", "Double", "String", "[Int]"][$0 % 4]), x\($0 / 4): Int = 1) -> Int { 1 }"
        }
          + "\nlet o = \(nested("over", 12, "1"))",
        "enum Big { case " + list(count) { "c\($0)" }
          + " }\nfunc pickOne(_ b: Big) -> Int { switch b { "
          + lines(count) { "case .c\($0): return \($0)" } + " } }",
        "let l = [" + list(count) { "\($0)" } + "]",
        "let l = [" + list(count) { "\"k\($0)\": \($0)" } + "]",
        "let l: [Any] = [" + list(few) { $0 % 2 == 0 ? "1" : "\"a\"" } + "]",
        "let sum = " + list(few, separator: " + ") { $0 % 2 == 0 ? "1" : "2.5" },
        "let sum = " + list(few, separator: " + ") { "Double(\($0)) * 1.5" },
        "let text = \"" + list(few, separator: "") { "\\(\($0) + 1)" } + "\"",
        "let deepList = " + String(repeating: "[", count: 13) + "1"
          + String(repeating: "]", count: 13),
        "let c = " + String(repeating: "{ ", count: 40) + "1" + String(repeating: " }", count: 40),
        "let m = " + nested("[1].map { _ in ", 14, "1", close: " }"),
        "let o = " + String(repeating: "Optional(", count: 100) + "1"
          + String(repeating: ")", count: 100),
        "let t = " + String(repeating: "(", count: 100) + "1"
          + String(repeating: ", 2)", count: 100),
        "struct A { var b: B }\nstruct B { var a: A }", "typealias X = Y\ntypealias Y = X",
        "protocol L { associatedtype N: L; var n: N { get } }\nstruct R: L { var n: R { self } }",
        "func g<T>(_ t: T) -> some Sequence<T> { [t, t].lazy.map { $0 } }\nlet q = "
          + nested("g", 8, "1"),
        "struct W<T> { var t: T }\nlet w = " + nested("W(t: ", 60, "1", close: ")"),
        "infix operator <+>\nfunc <+> (a: Int, b: Int) -> Int { a }\nlet i = "
          + list(few, separator: " <+> ") { "\($0)" },
        "let b = " + list(few, separator: " && ") { "\($0) < \($0 + 1)" },
        "let r = /" + String(repeating: "(a|", count: 60) + String(repeating: ")", count: 60) + "/",
        "let k = \"" + String(repeating: "x", count: count * 1_000) + "\"",
        "// " + String(repeating: "/* ", count: count),
        "var body2: some View { VStack { " + lines(count) { "Text(\"\($0)\")" } + " } }",
        "func v(_ n: Int) -> some View { "
          + nested("Group { if n > 0 { ", 40, "Text(\"a\")", close: " } }") + " }",
        lines(few) {
          "struct V\($0): View { var body: some View { \($0 == 0 ? "Text(\"a\")" : "V\($0 - 1)(); V\($0 - 1)()") } }"
        },
        "let chain = [1]" + String(repeating: ".map { $0 + 1 }.filter { $0 > 0 }", count: 30),
        "let q = " + list(24, separator: " ?? ") { _ in "Optional<Int>.none" } + " ?? 1",
        "let tern = " + list(200, separator: "") { "\($0) > 1 ? \($0) : " } + "0",
      ]
      let chosen = (0..<Int.random(in: 1...3, using: &random)).map {
        "enum Part\($0) {}\n" + pick(parts)
      }
      return """
        import SwiftUI
        \(chosen.joined(separator: "\n"))
        #Preview { VStack { Text("\\(1)") ; \(pick(["Text(\"a\")", "v(1)", "Text(\"\\(f9())\")", "V9()", "body2"])) } }
        """
    }
  }

  func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  func list(_ count: Int, separator: String = ", ", _ part: (Int) -> String) -> String {
    (0..<count).map(part).joined(separator: separator)
  }

  func nested(_ call: String, _ depth: Int, _ inner: String, close: String? = nil) -> String {
    String(repeating: close == nil ? call + "(" : call, count: depth) + inner
      + String(repeating: close ?? ")", count: depth)
  }
}
