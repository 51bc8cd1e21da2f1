import LayoutSolver
import SceneLoader
import Testing

@testable import LayoutChecks

/// What a rule is silent about beside what it reports: both are as people write them.
@Suite("What isn't reported") struct SilenceTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var rule: String
    /// What follows `import SwiftUI`.
    var silent: String
    var reported: String
    var typeSize = DynamicTypeSize.large
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a redacted text is a bar", rule: "broken-word",
      silent:
        #"#Preview { Text("Photosynthesis").frame(width: 60).redacted(reason: .placeholder) }"#,
      reported: #"#Preview { Text("Photosynthesis").frame(width: 60) }"#),
    Case(
      testDescription: "a list's label has lines under its icon at accessibility sizes",
      rule: "broken-word",
      silent: #"#Preview { List { Label("Subscription", systemImage: "bell") } }"#,
      reported: #"#Preview { Label("Subscription", systemImage: "bell").frame(width: 338) }"#,
      typeSize: .accessibility5),
    Case(
      testDescription: "a colour that is tapped is a ground", rule: "out-of-reach",
      silent: """
        #Preview {
          Text("Sign in").background { Color.gray.frame(width: 900, height: 90).onTapGesture {} }
        }
        """,
      reported: """
        #Preview {
          Text("Sign in").background {
            Image(systemName: "key").frame(width: 900, height: 90, alignment: .trailing).onTapGesture {}
          }
        }
        """),
    Case(
      testDescription: "a spacer at the end of what scrolls", rule: "spacer-cant-grow",
      silent: #"#Preview { ScrollView { VStack { Text("Above"); Text("Below"); Spacer() } } }"#,
      reported: #"#Preview { ScrollView { VStack { Text("Above"); Spacer(); Text("Below") } } }"#),
    Case(
      testDescription: "a frame that puts lines to an edge", rule: "lines-lead",
      silent: centred(#".frame(maxWidth: .infinity, alignment: .leading)"#), reported: centred("")),
    Case(
      testDescription: "the size that a preview is looked at in", rule: "larger-than-container",
      silent: """
        struct Card: View { var body: some View { Text("Card").frame(maxHeight: .infinity) } }
        #Preview { Card().frame(height: 1200) }
        """,
      reported: """
        struct Card: View { var body: some View { Text("Card").frame(height: 1200) } }
        #Preview { Card() }
        """),
    Case(
      testDescription: "a button that floats over what scrolls", rule: "text-over-text",
      silent: floating(#"Button("Add a habit") {}.buttonStyle(.borderedProminent)"#),
      reported: floating(#"Text("Nothing is selected").padding()"#)),
    Case(
      testDescription: "letters that shrink somewhat, as was asked for", rule: "scaled-text",
      silent:
        #"#Preview { Text("Two words").minimumScaleFactor(0.7).lineLimit(1).frame(width: 58) }"#,
      reported:
        #"#Preview { Text("Two words").minimumScaleFactor(0.3).lineLimit(1).frame(width: 30) }"#),
  ]

  private static func centred(_ modifier: String) -> String {
    """
    #Preview {
      VStack {
        Text("Welcome")
        Text("Find the people you know, and what they have made since you last met them")
          \(modifier)
        Button("Go on") {}
      }
      .padding()
    }
    """
  }

  private static func floating(_ above: String) -> String {
    """
    #Preview {
      ZStack(alignment: .bottom) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<60, id: \\.self) { Text("The habit of number \\($0)") }
          }
          .padding(.bottom, 80)
        }
        \(above)
      }
    }
    """
  }

  @Test(arguments: cases) func silence(_ one: Case) throws {
    #expect(try rules(in: one.reported, one.typeSize).contains(one.rule), "reported")
    #expect(try !rules(in: one.silent, one.typeSize).contains(one.rule), "silent")
  }

  private func rules(in source: String, _ typeSize: DynamicTypeSize) throws -> [String] {
    let scene = Scene(
      files: [Scene.File(name: "a.swift", text: "import SwiftUI\n\(source)\n")], name: "a")
    let settings = try #require(Device.named("iphone-16-pro")).settings(.portrait)
    var values = AxisValues()
    values.typeSizes = [typeSize]
    let matrix = LayoutMatrix(base: settings, screen: nil, values)
    return RemedySearch(scene, matrix).findings.map(\.problem.identifier.name)
  }
}
