import LayoutSolver
import SceneLoader
import Testing

/// What is said of how a scene came to its layout: each with a scene of which it is so, and one of
/// which it isn't.
struct RunNoteTests {
  private func notes(
    _ text: String, on device: String = "iphone-16-pro"
  ) throws -> [SceneDiagnostic] {
    let scene = Scene(
      files: [Scene.File(name: "a.swift", text: "import SwiftUI\n" + text)], name: "a")
    #expect(scene.diagnostics == [])
    let outcome = scene.layout(try #require(Device.named(device)).settings(.portrait))
    #expect(outcome.result != nil)
    return outcome.diagnostics + outcome.notes
  }

  private func heights(_ reduce: String) -> String {
    """
    struct HeightKey: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { \(reduce) }
    }
    struct ContentView: View {
      @State private var height: CGFloat = 0
      var body: some View {
        HStack {
          ForEach([20.0, 60, 40], id: \\.self) { length in
            Color.red.frame(width: 20, height: length)
              .background(GeometryReader { proxy in
                Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
              })
          }
        }
        .onPreferenceChange(HeightKey.self) { height = $0 }
      }
    }
    """
  }

  @Test(arguments: [
    ("value = nextValue()", true), ("value = max(value, nextValue())", false),
    ("value += nextValue()", false), ("value = min(value, nextValue())", false),
  ])
  func reduceThatLeavesTheLastValue(reduce: String, isFound: Bool) throws {
    let found = try notes(heights(reduce)).first { $0.identifier.name == "preference-overwrites" }
    #expect((found != nil) == isFound)
    guard let found else { return }
    #expect(found.message.contains("'HeightKey'") && found.location?.line == 2)
  }

  @Test("One view that hands a value up has nothing to be overwritten")
  func singleValue() throws {
    let text = heights("value = nextValue()").replacing("[20.0, 60, 40]", with: "[20.0]")
    #expect(try notes(text).allSatisfy { $0.identifier.name != "preference-overwrites" })
  }

  /// The width is measured from what is as wide as the height, which is as high as the width less ten.
  private func measured(_ next: String) -> String {
    """
    struct ContentView: View {
      @State private var width: CGFloat = 100
      var body: some View {
        Color.red.frame(width: width, height: 20)
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = \(next) }
      }
    }
    """
  }

  @Test(arguments: [("max($0 - 10, 30)", true), ("max($0 - 90, 30)", false), ("$0", false)])
  func stateMeasuredFromWhatItSizes(next: String, isFound: Bool) throws {
    let found = try notes(measured(next)).first { $0.identifier.name == "settles-late" }
    #expect((found != nil) == isFound)
    if let found {
      #expect(found.message.contains("'ContentView.width'") && found.remedy != nil)
      #expect(found.location?.line == 5)
    }
  }

  /// What is written after another change isn't measured, however often.
  @Test func changesThatFollowEachOtherAreNoMeasures() throws {
    let text = """
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          Text("\\(count)").onAppear { count = 1 }.onChange(of: count) { if count < 8 { count += 1 } }
        }
      }
      """
    #expect(try notes(text).allSatisfy { $0.identifier.name != "settles-late" })
  }

  private static let table = """
    struct Person: Identifiable { let id: Int; let name: String }
    struct ContentView: View {
      let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
      var body: some View {
        Table(people) {
          TableColumn("Name", value: \\.name).width(120)
          TableColumn("Number") { Text("\\($0.id)") }.width(120)
        }
      }
    }
    """

  @Test(arguments: [("iphone-16-pro", true), ("ipad-pro-13", false)])
  func columnsThatCompactWidthHides(device: String, isFound: Bool) throws {
    let found = try notes(Self.table, on: device).first { $0.identifier.name == "hidden-columns" }
    #expect((found != nil) == isFound)
  }
}
