import Foundation
import LayoutChecks
import SceneLoader
import Testing

@testable import LayoutChecks

/// A layout hangs on what all files declare, and on the code of those alone whose code ran for it.
@Suite struct FilesRunTests {
  /// Two previews, with what one mentions and doesn't show, and with code of every kind of declaration.
  private static let files = [
    (
      "List.swift",
      """
      import SwiftUI
      struct Rows: View {
        @State private var isOpen = false
        @State private var width: CGFloat = 0
        var body: some View {
          VStack(spacing: Spacing.rows) {
            ForEach(Model.all) { Row(model: $0) }
            if isOpen { Details(number: 700) }
            Text("\\(Int(width))").frame(width: width.limited)
            Wide { Color.blue.frame(width: 30 + 2, height: 5) }
          }
          .measured()
          .onPreferenceChange(WidthKey.self) { width = $0 + 3 }
          .sheet(isPresented: $isOpen) { Details(number: 900) }
          .environment(\\.inset, 11)
        }
      }
      #Preview("Rows") { Rows().frame(width: 390) }
      """
    ),
    (
      "Row.swift",
      """
      import SwiftUI
      struct Row: View {
        let model: Model
        @Environment(\\.inset) private var inset
        var body: some View {
          HStack { Text(model.title).lineLimit(1); Color.red.frame(width: model.length) }
            .padding(inset).card(5)
        }
      }
      #Preview("Row") { Row(model: Model(id: 8, title: "One of 4")).frame(width: 120) }
      """
    ),
    (
      "Model.swift",
      """
      import SwiftUI
      struct Model: Identifiable {
        let id: Int
        var title: String
        var size = 40
        init(id: Int, title: String) { self.id = id + 1; self.title = title + " 10000000000000 m" }
        init(hidden: Int) { self.id = hidden + 50; title = "60" }
        var length: CGFloat { CGFloat(size + id) * 2 }
        var unused: CGFloat { CGFloat(size) * 3 }
        static let all = [Model(id: 1, title: "A"), Model(id: 2, title: String(repeating: "B", count: 20))]
      }
      """
    ),
    (
      "Details.swift",
      """
      import SwiftUI
      struct Details: View {
        let number: CGFloat
        var body: some View { Color.green.frame(width: number + 1000).overlay { Never7.only(80) } }
      }
      enum Never7 { static func only(_ value: Double) -> some View { Text("only").frame(width: value * 9) } }
      #Preview("Details") { Details(number: 5) }
      """
    ),
    (
      "Spacing.swift",
      """
      import SwiftUI
      enum Spacing { static let rows: CGFloat = { let base = 6.0; return base * 2 }() }
      struct InsetKey: EnvironmentKey { static var defaultValue: CGFloat { 4 } }
      extension EnvironmentValues {
        var inset: CGFloat { get { self[InsetKey.self] } set { self[InsetKey.self] = newValue + 1 } }
      }
      extension Comparable where Self == CGFloat { var limited: CGFloat { min(max(self, 20), 300) } }
      """
    ),
    (
      "Measured.swift",
      """
      import SwiftUI
      struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue() + 7) }
      }
      struct Measure: ViewModifier {
        func body(content: Content) -> some View {
          content.background {
            GeometryReader { proxy in
              Color.clear.preference(key: WidthKey.self, value: proxy.size.width - 5)
            }
          }
        }
      }
      extension View {
        func measured() -> some View { modifier(Measure()) }
        func card(_ corner: CGFloat = 12) -> some View { padding(corner + 2).background(Corner(of: 3)) }
        func badge(_ corner: CGFloat = 14) -> some View { padding(corner + 6) }
      }
      """
    ),
    (
      "Wide.swift",
      """
      import SwiftUI
      struct Wide: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 100 + subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }, height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for view in subviews { view.place(at: CGPoint(x: bounds.minX + 1, y: bounds.minY), proposal: .unspecified) }
        }
      }
      struct Corner: Shape {
        let radius: CGFloat
        init(of radius: CGFloat) { self.radius = radius * 2 }
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: radius, height: 9)) }
      }
      """
    ),
  ]

  /// A preview's report, and what it depends on.
  private struct Kept: Equatable {
    var report: Data
    var files: Set<String>
  }

  private func scene(_ files: [(String, String)]) -> Scene {
    Scene(files: files.map { .init(name: $0.0, text: $0.1) }, name: "App")
  }

  private func kept(_ preview: Int, of scene: Scene) throws -> Kept {
    let matrix = LayoutMatrix(
      base: MatrixTests.base, screen: nil, AxisValues(each: [.typeSize, .preview]))
    var reports: [MatrixReport] = []
    _ = MatrixCheck(matrix).outcome(of: SceneFacts(scene)) { shown, _ in
      shown == preview
    } perform: { units in
      let done = units.map { MatrixCheck(matrix).report(of: $0, in: scene) }
      reports += done
      return done.map { .success($0) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Kept(
      report: try encoder.encode(reports), files: Set(reports.flatMap(\.files)))
  }

  /// Every number of every file is changed in its turn. Where neither what is declared nor the text of a
  /// file that ran has changed, the report hasn't either.
  @Test func codeThatDidNotRunChangesNothing() throws {
    let first = scene(Self.files)
    try #require(!first.hasErrors, "\(first.diagnostics)")
    let inputs = SceneInputs(first, places: SceneFacts(first).places)
    let before = try first.previews.indices.map { try kept($0, of: first) }
    var (same, changed) = (0, 0)
    for (index, file) in Self.files.enumerated() {
      for match in file.1.matches(of: /\b[0-9]+/) {
        var files = Self.files
        let number = try #require(Int(file.1[match.range]))
        files[index].1.replaceSubrange(match.range, with: "\(number + 37)")
        let edited = scene(files)
        let after = SceneInputs(edited, places: SceneFacts(edited).places)
        for preview in first.previews.indices {
          let isKept =
            inputs.previews[preview].frame == after.previews[preview].frame
            && before[preview].files.allSatisfy { inputs.texts[$0] == after.texts[$0] }
          // A few of the others show that edits are seen.
          guard isKept || changed < 20 else { continue }
          let found = try kept(preview, of: edited)
          if isKept {
            #expect(found == before[preview], "\(file.0): \(number) in \(first.previews[preview])")
            same += 1
          } else if found != before[preview] {
            changed += 1
          }
        }
      }
    }
    #expect(same > 40 && changed == 20, "\(same), \(changed)")
  }

  /// What ran for a preview is the same whatever was laid out before.
  @Test func filesThatRanDoNotDependOnWhatRanBefore() throws {
    let shared = scene(Self.files)
    for preview in [2, 0, 1, 0, 2] {
      let fresh = scene(Self.files)
      #expect(try kept(preview, of: shared) == kept(preview, of: fresh))
    }
    let (rows, details) = (
      try #require(shared.previews.firstIndex(of: "Rows")),
      try #require(shared.previews.firstIndex(of: "Details"))
    )
    let others = Set(Self.files.map(\.0)).subtracting(["Details.swift"])
    #expect(try kept(rows, of: shared).files == others)
    #expect(try kept(details, of: shared).files == ["Details.swift"])
  }

  /// Other files know of what a file declares, and of nothing that it does.
  @Test func aFrameIsWhatOthersCanKnow() {
    func frame(_ text: String) -> String? {
      let scene = scene([("A.swift", "import SwiftUI\n\(text)\n#Preview { Text(\"a\") }")])
      return SceneInputs(scene, places: SceneFacts(scene).places).previews[0].frame
    }
    let source = "struct A { var b: Int { 1 }; func c(d: Int = 2) -> Int { 3 }; let e = 4 }"
    let before = frame(source)
    #expect(before != nil)
    for (old, new) in [("{ 1 }", "{ 5 }"), ("{ 3 }", "{ let x = d; return x }")] {
      #expect(frame(source.replacing(old, with: new)) == before, "\(new)")
    }
    for (old, new) in [("= 2", "= 6"), ("= 4", "= 7"), ("c(", "f("), ("b: Int", "b: Double")] {
      #expect(frame(source.replacing(old, with: new)) != before, "\(new)")
    }
    #expect(frame(source + "\n// reflow: device iPhone 8") != before)
    #expect(frame(source + "\n// a comment") == before)
    // In code with errors nobody knows.
    #expect(frame("let a: Int = \"b\"") == nil)
  }
}
