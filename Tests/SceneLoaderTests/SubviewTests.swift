import LayoutSolver
import SceneLoader
import Testing

/// Containers of a scene's own, by the documentation of `Group(subviews:)`, `ForEach(sections:)` and
/// `ContainerValues`, and Apple's session "Demystify SwiftUI containers" (2024).
struct SubviewTests {
  /// A declared view that stands for several counts as that many.
  @Test func subviewsAreWhatTheContentComesTo() throws {
    let printed = try output(
      """
      struct Pair: View { var body: some View { Text("a"); Text("b") } }
      #Preview {
        let content = Group { Pair(); ForEach(0..<3) { Text("\\($0)") }; EmptyView(); if true { Text("c") } }
        Group(subviews: content) { subviews in
          let _ = print(subviews.count, subviews.isEmpty, subviews.dropFirst(4).count)
          let _ = print(Set(subviews.map(\\.id)).count, subviews.first?.id == subviews[0].id)
          subviews
        }
      }
      """)
    #expect(printed == ["6 false 2", "6 true"])
  }

  /// A collection of subviews is a view, and so is a part of it.
  @Test func subviewsCanBePlaced() throws {
    let result = try run(
      """
      #Preview {
        let content = Group { Color.red.frame(width: 10, height: 10); Color.red.frame(width: 30, height: 20) }
        Group(subviews: content) { subviews in
          VStack(spacing: 0) {
            subviews.padding(1)
            subviews.last
            subviews[1...]
            HStack(spacing: 0) { subviews }.accessibilityIdentifier("row")
          }
          .accessibilityIdentifier("column")
        }
      }
      """)
    #expect(try size("row", in: result) == Size(width: 40, height: 20))
    // Two with padding, the last, those from the second on, and the row.
    #expect(try size("column", in: result) == Size(width: 40, height: 94))
  }

  /// Views beside explicit sections form sections of their own, without values.
  @Test func sectionsHaveHeadersContentAndFooters() throws {
    let printed = try output(
      """
      extension ContainerValues { @Entry var rank = 0 }
      struct Sections: View {
        var body: some View {
          Section("One") { Text("a"); Text("b") }.containerValue(\\.rank, 1)
          Text("loose")
          ForEach(0..<2) { Text("\\($0)") }
          Section { Text("c") } footer: { Text("Foot"); Text("note") }
        }
      }
      #Preview {
        Group(sections: Sections()) { sections in
          let _ = print(sections.count)
          ForEach(sections) { section in
            let _ = print(
              section.header.count, section.content.count, section.footer.count,
              section.containerValues.rank)
            section.content
          }
        }
      }
      """)
    #expect(printed == ["3", "1 2 0 1", "0 3 0 0", "0 1 2 0"])
  }

  @Test func aViewWithoutSectionsIsOneSection() throws {
    let printed = try output(
      """
      #Preview {
        Group(sections: EmptyView()) { sections in let _ = print(sections.count); Text("") }
        ForEach(sections: Text("a")) { section in
          let _ = print(section.header.isEmpty, section.content.count); section.content
        }
      }
      """)
    #expect(printed == ["1", "true 1"])
  }

  /// A section's value is also that of its subviews, as a group's is; nearer ones go before.
  @Test func containerValuesReachTheDirectContainerOnly() throws {
    let printed = try output(
      """
      extension ContainerValues { @Entry var isRejected = false }
      extension View {
        func rejected(_ isRejected: Bool) -> some View { containerValue(\\.isRejected, isRejected) }
      }
      #Preview {
        let content = Group {
          Text("a").rejected(true)
          Text("b").rejected(true).padding()
          VStack { Text("c").rejected(true) }
          Section { Text("d"); Text("e").rejected(false) }.rejected(true)
        }
        ForEach(subviews: content) { subview in
          let _ = print(subview.containerValues.isRejected)
          subview
        }
      }
      """)
    #expect(printed == ["true", "true", "false", "true", "false"])
  }

  @Test func tagsAreReadByType() throws {
    let printed = try output(
      """
      #Preview {
        let content = Group {
          Text("a").tag(1); Text("b").tag("x"); Text("c"); ForEach([7], id: \\.self) { Text("\\($0)") }
        }
        ForEach(subviews: content) { subview in
          let values = subview.containerValues
          let _ = print(
            values.tag(for: Int.self) as Any, values.hasTag(1), values.tag(for: String.self) as Any)
          subview
        }
      }
      """)
    #expect(
      printed == [
        "Optional(1) true nil", "nil false Optional(\"x\")", "nil false nil",
        "Optional(7) false nil",
      ])
  }

  /// State stays with the view that declares it, wherever the container places that.
  @Test func stateFollowsASubview() throws {
    let printed = try output(
      """
      struct Counter: View {
        let name: String
        @State var count = 0
        var body: some View {
          let _ = print(name, count)
          Text("\\(count)").onAppear { count += 1 }
        }
      }
      struct Reversed<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          Group(subviews: content) { subviews in VStack { ForEach(subviews.reversed()) { $0 } } }
        }
      }
      #Preview { Reversed { Counter(name: "a"); Counter(name: "b") } }
      """)
    #expect(printed.suffix(2) == ["a 1", "b 1"])
  }

  /// An option that a view of the scene's stands for is found by its tag.
  @Test func aPickerShowsTheOptionInAViewOfTheScenes() throws {
    let result = try run(
      """
      struct Options: View { var body: some View { Text("Ant").tag(1); Text("Bee").tag(2) } }
      #Preview { Picker("Animal", selection: .constant(2)) { Options() } }
      """)
    #expect(result.nodes.contains { $0.detail == "\"Bee\"" })
  }

  private func run(_ source: String) throws -> LayoutResult {
    let outcome = layout(source)
    #expect(outcome.diagnostics == [])
    return try #require(outcome.result)
  }

  private func output(_ source: String) throws -> [String] {
    let outcome = layout(source)
    #expect(outcome.diagnostics == [])
    return outcome.output
  }

  private func layout(_ source: String) -> SceneResult {
    let scene = Scene(
      files: [Scene.File(name: "-", text: "import SwiftUI\n" + source)], name: "-")
    #expect(scene.diagnostics == [])
    return scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 400))))
  }

  private func size(_ identifier: String, in result: LayoutResult) throws -> Size {
    try #require(result.nodes.first { $0.identifier == identifier }).size
  }
}
