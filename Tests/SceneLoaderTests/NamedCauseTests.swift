import LayoutSolver
import SceneLoader
import Testing

/// What is found names its cause first, what follows is folded under it, and views are called as they
/// are written.
struct NamedCauseTests {
  private func layout(_ text: String, _ size: DynamicTypeSize = .large, device: String? = nil)
    throws
    -> LayoutResult
  {
    let scene = Scene(
      files: [Scene.File(name: "-", text: "import SwiftUI\n" + text)], name: "-")
    #expect(scene.diagnostics.map(\.message) == [])
    var settings = try #require(Device.named(device ?? "iphone-se-3")).settings(.portrait)
    settings.dynamicTypeSize = size
    return try #require(scene.layout(settings).result)
  }

  private func preview(_ body: String) -> String { "#Preview {\n\(body)\n}\n" }

  // MARK: Causes

  @Test("A reader that is offered nothing comes before what is too high in it, once for all rows")
  func reader() throws {
    let result = try layout(
      preview(
        """
        ScrollView {
          LazyVStack {
            ForEach(0..<5, id: \\.self) { i in
              GeometryReader { proxy in
                VStack {
                  Rectangle().frame(height: proxy.size.width / 2)
                  Text("Picture \\(i)")
                }
              }
            }
          }
        }
        """))
    let first = try #require(result.findings.first)
    #expect(first.rule == .readerSqueezed && first.severity == .warning)
    #expect(first.count == 5 && first.message.hasSuffix(", 5 times"))
    #expect(first.consequences.contains { $0.rule == .overflow && $0.count == 5 })
    #expect(!result.findings.contains { $0.rule == .overflow || $0.rule == .overlap })
  }

  @Test("What is drawn over what is too large follows from that, in another row, too")
  func drawnOver() throws {
    let reader = try layout(
      preview(
        """
        ScrollView {
          VStack {
            GeometryReader { _ in Text("Return to tab").padding().frame(height: 72) }
            Text("Tabs are burned when you leave").frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        """))
    #expect(reader.findings.first?.rule == .readerSqueezed)
    #expect(!reader.findings.contains { $0.rule == .overlap })
    let rows = try layout(
      preview(
        """
        VStack(spacing: 0) {
          ForEach(["One", "Two", "Three"], id: \\.self) { row in
            Text(row).font(.largeTitle).fixedSize().frame(height: 12)
          }
        }
        """))
    let first = try #require(rows.findings.first)
    #expect(first.rule == .contentExceedsFrame && first.count == 3)
    #expect(first.consequences.contains { $0.rule == .overlap })
  }

  @Test("What an overflow pushes off the screen is told under it, also where it isn't inside of it")
  func pushed() throws {
    let result = try layout(
      preview(
        """
        VStack(alignment: .leading) {
          Text("Books")
          HStack { ForEach(0..<2) { _ in Color.red.containerRelativeFrame(.horizontal) } }
        }
        .padding()
        """))
    let first = try #require(result.findings.first)
    #expect(first.rule == .overflow)
    #expect(
      first.message.contains("(containerRelativeFrame, line 5, goes by the 375 of the screen"))
    #expect(
      first.consequences.contains { $0.message.contains("Text \"Books\" is out of reach") })
    #expect(result.findings.filter { $0.severity != .note }.count == 1)
  }

  @Test("Two texts that one frame cuts are one finding, at the frame's line")
  func frame() throws {
    let result = try layout(
      preview(
        """
        HStack {
          Button("Open") {}.buttonStyle(.bordered)
          Button("Update") {}.buttonStyle(.bordered)
        }
        .lineLimit(1)
        .frame(width: 130)
        """))
    #expect(result.findings.filter { $0.severity != .note }.count == 1)
    let first = try #require(result.findings.first)
    #expect(first.rule == .frameCuts && first.severity == .warning)
    #expect(result.line(of: first) == 8)
    #expect(first.consequences.count == 2)
    #expect(first.consequences.allSatisfy { $0.message.contains("frame(width: 130), line 8") })
  }

  static let columns = """
    struct Columns: Layout {
      func columns(_ s: Subviews, _ h: CGFloat) -> Int {
        let n = max(1, Int(min(h, 10000) / 30))
        return (s.count + n - 1) / n
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let n = columns(subviews, proposal.height ?? .infinity)
        return CGSize(width: n * 66, height: (subviews.count + n - 1) / n * 30)
      }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let n = max(1, Int(min(proposal.height ?? .infinity, 10000) / 30))
        for (i, item) in subviews.enumerated() {
          item.place(at: CGPoint(x: b.minX + CGFloat(i / n * 66), y: b.minY + CGFloat(i % n * 30)), proposal: .unspecified)
        }
      }
    }
    struct Overhanging: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 20)
      }
      func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (i, item) in subviews.enumerated() {
          item.place(at: CGPoint(x: b.minX, y: b.minY + CGFloat(i * 30)), proposal: .unspecified)
        }
      }
    }

    """

  @Test("A frame that asks without a height and then gives one is the cause of what is clipped")
  func asksOtherwise() throws {
    let result = try layout(
      Self.columns
        + preview(
          "ScrollView { Columns { ForEach(1...21, id: \\.self) { Text(\"Item \\($0)\") } }"
            + ".frame(maxHeight: 300) }"))
    #expect(result.findings.filter { $0.severity != .note }.count == 1)
    let first = try #require(result.findings.first)
    #expect(first.rule == .frameAsksOtherwise)
    #expect(first.message.contains("as wide as it answers, 66, and gives it 300 of height"))
    // Those of the first column and the last one.
    #expect(first.consequences.first { $0.rule == .clipped }?.count == 11)
    #expect(first.consequences.allSatisfy { [.clipped, .layoutExceedsSize].contains($0.rule) })
    let wide = try layout(
      Self.columns
        + preview(
          "ScrollView { Columns { ForEach(1...21, id: \\.self) { Text(\"Item \\($0)\") } }"
            + ".frame(maxWidth: .infinity, maxHeight: 300) }"))
    #expect(!wide.findings.contains { $0.rule == .frameAsksOtherwise })
  }

  @Test("A layout that places beyond the size it answered is told by how much")
  func exceeds() throws {
    let result = try layout(
      Self.columns
        + preview(
          "VStack { Overhanging { Text(\"A\"); Text(\"B\"); Text(\"C\") }; Text(\"Below\") }"))
    let first = try #require(result.findings.first { $0.rule == .layoutExceedsSize })
    // The third text begins at 60 and is 20.5 high.
    #expect(first.message.contains("Overhanging answers 100×20 and puts its subviews 60.5 beyond"))
  }

  @Test("Pages in a list of theirs that are offered no height are told under the tab view")
  func pages() throws {
    let result = try layout(
      preview(
        """
        ScrollView {
          TabView { ForEach(0..<3, id: \\.self) { _ in RoundedRectangle(cornerRadius: 20) } }
            .tabViewStyle(.page)
        }
        """))
    let first = try #require(result.findings.first)
    #expect(first.rule == .scrollInScroll && result.line(of: first) == 4)
    #expect(!first.message.contains("needs 10"))
    #expect(!result.findings.contains { $0.rule == .shapeSqueezed })
  }

  // MARK: Names

  @Test(
    "Views are called as they are written",
    arguments: [
      ("List", "List { Section(\"Symbols\") { Text(\"star\") } }.listStyle(.plain)"),
      ("Form", "Form { TextField(\"Name\", text: .constant(\"\")) }"),
      ("TabView", "TabView { Tab(\"Home\", systemImage: \"house\") { Color.red } }"),
      ("NavigationStack", "NavigationStack { List { Text(\"a\") }.navigationTitle(\"Title\") }"),
      ("TextField", "TextField(\"Name\", text: .constant(\"\"))"),
      ("Label", "Label(\"Inbox\", systemImage: \"tray\")"),
      ("Toggle", "Toggle(\"Sound\", isOn: .constant(true))"),
      ("Picker", "Picker(\"Size\", selection: .constant(1)) { Text(\"S\").tag(1) }"),
      ("Stepper", "Stepper(\"Count\", value: .constant(1))"),
    ])
  func names(_ view: String, _ body: String) throws {
    let result = try layout(preview(body))
    let node = try #require(
      result.nodes.first { $0.views.contains { $0.name == view } }, "\(result.nodes.map(\.name))")
    let title = result.title(of: node.id)
    #expect(title == view || title.hasPrefix(view + " "), "\(title)")
    let verdict = result.verdict(of: node.id)
    for piece in ["ScrollView", "LazyVStack", "safeAreaInset", "ZStack", "HStack", "bar of"] {
      #expect(!verdict.contains(piece), "\(verdict)")
    }
  }

  @Test("What a list takes isn't said to be what the text in a row takes")
  func rowFrame() throws {
    let result = try layout(
      preview("List { Section(\"Symbols\") { Text(\"star\") } }.listStyle(.plain)"))
    let list = try #require(result.nodes.first { $0.views.contains { $0.name == "List" } })
    #expect(!result.verdict(of: list.id).contains("Text"))
  }

  @Test(
    "A frame around what is narrower says where that stands, and a lone subview's alignment that it is vain"
  )
  func frames() throws {
    let result = try layout(
      preview(
        """
        VStack {
          HStack { Text("Preview"); Text("Tomorrow") }.frame(width: 340)
          VStack(alignment: .leading) { Text("Alone") }
        }
        """))
    let frame = try #require(result.nodes.first { $0.name == "frame" })
    #expect(result.verdict(of: frame.id).contains("wide, stands in its middle"))
    let stack = try #require(result.nodes.last { $0.name == "VStack" && $0.children.count == 1 })
    #expect(
      result.verdict(of: stack.id).hasSuffix(
        "as large as Text \"Alone\" alone; frame(maxWidth: .infinity, alignment: .leading) would"))
  }

  @Test("A stack that a Spacer makes as high as the screen says so")
  func spacerGrows() throws {
    let result = try layout(
      preview("ZStack { Color.red.frame(height: 40); VStack { Text(\"Title\"); Spacer() } }"))
    let stack = try #require(result.nodes.first { $0.name == "ZStack" })
    #expect(
      result.verdict(of: stack.id).contains("VStack takes all of the height through its Spacer"))
  }

  // MARK: Numbers

  static let secretary = """
    Text("Secretary and former chairman of Fotogroep Waalre")
      .frame(width: 160, height: 35)
      .font(.caption)
      .lineLimit(2)
    """

  @Test("A limit of lines isn't blamed where the height leaves fewer")
  func height() throws {
    let result = try layout(preview(Self.secretary), .xLarge)
    let text = try #require(result.findings.first { $0.rule == .truncatedText })
    #expect(text.message.contains("which leaves 1; it is in frame(height: 35), line 4"))
    #expect(text.remedy?.contains("raise") == false)
    #expect(text.severity == .warning)
  }

  @Test("Where limit and height cut alike, both are to be changed; where the limit does, it alone")
  func both() throws {
    let both = try layout(preview(Self.secretary))
    let text = try #require(both.findings.first { $0.rule == .truncatedText })
    #expect(text.message.contains("lineLimit(2) leaves 2, and so does its height of 35"))
    #expect(text.remedy?.contains("raise lineLimit to 3 and give it") == true)
    let limit = try layout(
      preview(
        "Text(\"Secretary and former chairman of Fotogroep Waalre\").frame(width: 160).lineLimit(2)"
      ))
    #expect(limit.findings.first?.remedy == "raise lineLimit, or give it more width")
  }

  @Test("Spacers that keep what a text lacks are named with what gives it up")
  func spacers() throws {
    let result = try layout(
      preview(
        """
        HStack(spacing: 0) { Text("Delivered on Friday"); Spacer(); Text("Not yet paid for") }
          .lineLimit(1).frame(maxWidth: 268)
        """))
    let said = result.findings.flatMap { [$0] + $0.consequences }.map(\.message)
    #expect(
      said.contains { $0.contains("maxWidth: 268") || $0.contains("Spacer(minLength: 0)") },
      "\(said)")
  }
}
