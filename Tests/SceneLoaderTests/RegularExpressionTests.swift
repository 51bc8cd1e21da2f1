import LayoutSolver
import SceneLoader
import Testing

/// `NSRegularExpression` finds what it finds where the Swift compiler builds the same program.
struct RegularExpressionTests {
  @Test func findsWhatItFindsWhenCompiled() throws {
    let scene = Scene(files: [Scene.File(name: "-", text: Self.source)], name: "-")
    #expect(scene.diagnostics == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 400))))
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.output == [
        #"0 39"#,
        #"4 4 ada@example.org ada"#,
        #"example"#,
        #"4 24 bob@example.com bob"#,
        #"example"#,
        #"0"#,
        #"true"#,
        #"née ada at example, 😀 bob at example"#,
        #"true"#,
        #"true"#,
        #"1\+1=2\?"#,
        #"a-b-"#,
      ])
  }

  private static let source = #"""
    import SwiftUI

    enum Patterns {
      static func main() {
        let text = "née ada@example.org, 😀 bob@example.com"
        guard let regex = try? NSRegularExpression(pattern: #"(\w+)@(?<host>\w+)\.(\w+)"#) else {
          return
        }
        let everything = NSRange(text.startIndex..., in: text)
        print(everything.location, everything.length)
        for match in regex.matches(in: text, range: everything) {
          guard let whole = Range(match.range, in: text), let user = Range(match.range(at: 1), in: text)
          else { continue }
          print(match.numberOfRanges, match.range.location, text[whole], text[user])
          print((text as NSString).substring(with: match.range(withName: "host")))
        }
        print(regex.numberOfMatches(in: text, options: [], range: NSRange(location: 0, length: 10)))
        print(regex.firstMatch(in: text, options: [], range: NSMakeRange(0, text.utf16.count)) != nil)
        print(
          regex.stringByReplacingMatches(
            in: text, options: [], range: everything, withTemplate: "$1 at $2"))
        let letters = try! NSRegularExpression(pattern: "^[a-z]+$", options: [.caseInsensitive])
        print(letters.firstMatch(in: "Abc", options: [], range: NSRange(location: 0, length: 3)) != nil)
        print((try? NSRegularExpression(pattern: "(")) == nil)
        print(NSRegularExpression.escapedPattern(for: "1+1=2?"))
        print(
          "aXbX".replacingOccurrences(
            of: "x", with: "-", options: [.regularExpression, .caseInsensitive]))
      }
    }

    #Preview {
      let _ = Patterns.main()
      Text("")
    }
    """#
}
