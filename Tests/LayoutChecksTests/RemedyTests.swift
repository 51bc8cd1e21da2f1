import Foundation
import LayoutSolver
import SceneLoader
import Testing

@testable import LayoutChecks

/// Remedies are proven: each is made in the source, and the changed scene is laid out.
@Suite struct RemedyTests {
  struct Case: CustomTestStringConvertible {
    var rule: String
    var body: String
    /// The lines that are gone and new.
    var lines: [String]
    var isSafe = false
    var testDescription: String { rule }
  }

  private static func scene(_ body: String) -> Scene {
    let text = "// reflow: image photo 600x400\nimport SwiftUI\n#Preview {\n\(body)\n}\n"
    return Scene(files: [Scene.File(name: "a.swift", text: text)], name: "a")
  }

  private static func matrix(_ sizes: [DynamicTypeSize] = [.large]) throws -> LayoutMatrix {
    let settings = try #require(Device.named("iphone-16-pro")).settings(.portrait)
    var values = AxisValues()
    values.typeSizes = sizes
    return LayoutMatrix(base: settings, screen: nil, values)
  }

  static let cases: [Case] = [
    Case(
      rule: "larger-than-container",
      body: """
          ScrollView {
            VStack {
              Text("Our house")
              Image("photo")
            }
          }
        """,
      lines: ["-      Image(\"photo\")", "+      Image(\"photo\").resizable().scaledToFit()"],
      isSafe: true),
    Case(
      rule: "text-over-text",
      body: """
          ZStack {
            Text("Check the archive").frame(maxWidth: .infinity)
            Text("The archive is whole").bold()
          }
        """,
      lines: ["-  ZStack {", "+  VStack {"], isSafe: true),
    Case(
      rule: "outgrows-ground",
      body: """
          ScrollView {
            ZStack {
              Rectangle().fill(.yellow)
                .frame(height: 30)
              VStack { Text("One"); Text("Two"); Text("Three") }
            }
          }
        """,
      lines: ["-        .frame(height: 30)", "+        .frame(minHeight: 30)"], isSafe: true),
    Case(
      rule: "pulled-over",
      body: """
          ScrollView {
            VStack(spacing: 0) {
              RoundedRectangle(cornerRadius: 12).fill(.blue).frame(height: 60)
              Text("Failed to send").padding(.top, -8)
            }
          }
        """,
      lines: [
        "-      Text(\"Failed to send\").padding(.top, -8)",
        "+      Text(\"Failed to send\")",
      ], isSafe: true),
    Case(
      rule: "under-safe-area",
      body: """
          ScrollView {
            VStack { ForEach(0..<60) { Text("Row \\($0)") } }
          }
          .ignoresSafeArea(edges: .bottom)
        """,
      lines: ["-  .ignoresSafeArea(edges: .bottom)"], isSafe: true),
    Case(
      rule: "overflow",
      body: """
          HStack {
            Text("Ceramic pour-over coffee dripper")
              .fixedSize() // whole
            Text("Delivered on 12 December")
              .fixedSize()
          }
        """,
      lines: [
        "-    Text(\"Ceramic pour-over coffee dripper\")", "-      .fixedSize() // whole",
        "-      .fixedSize()", "+    Text(\"Ceramic pour-over coffee dripper\") // whole",
      ], isSafe: true),
    Case(
      rule: "frame-cuts",
      body: """
          HStack { Button("Open") {}.buttonStyle(.bordered); Button("Update") {}.buttonStyle(.bordered) }
            .lineLimit(1)
            .frame(width: 130)
        """,
      lines: ["-    .frame(width: 130)", "+    .frame(minWidth: 130)"], isSafe: true),
    Case(
      rule: "spills-over",
      body: """
          VStack {
            Text("Our house")
            Image("photo").resizable().scaledToFill()
              .frame(width: 300, height: 100)
            Text("Built in 1912")
          }
        """,
      lines: ["+      .clipped()"], isSafe: true),
    Case(
      rule: "image-distorted",
      body: """
          Image("photo")
            .resizable()
            .frame(width: 200, height: 200)
        """,
      lines: ["+    .scaledToFit()"], isSafe: true),
    Case(
      rule: "hidden-value",
      body: """
          HStack {
            Text("The name, which matters more than the date")
              .layoutPriority(1)
              .padding(4)
            Text("The date, which may well be cut")
          }
        """,
      lines: ["-      .layoutPriority(1)", "+      .layoutPriority(1)"]),
    Case(
      rule: "clip-before-background",
      body: """
          Text("Badge").padding(8)
            .cornerRadius(12)
            .background(Color.orange)
        """,
      lines: ["-    .cornerRadius(12)", "+    .cornerRadius(12)"], isSafe: true),
    Case(
      rule: "narrow-background",
      body: """
          Text("Continue")
            .padding()
            .background(Color.blue)
            .frame(maxWidth: .infinity)
        """,
      lines: ["-    .background(Color.blue)", "+    .background(Color.blue)"], isSafe: true),
    Case(
      rule: "under-safe-area",
      body: """
          VStack { Text("Good morning"); Spacer() }
            .frame(maxWidth: .infinity)
            .background { Color.yellow }
            .ignoresSafeArea()
        """,
      lines: [
        "-    .background { Color.yellow }", "-    .ignoresSafeArea()",
        "+    .background { Color.yellow.ignoresSafeArea() }",
      ], isSafe: true),
    Case(
      rule: "guide-without-effect",
      body: "  HStack { Text(\"Total\"); Text(\"12.50\").alignmentGuide(.leading) { _ in -40 } }",
      lines: [
        "-  HStack { Text(\"Total\"); Text(\"12.50\").alignmentGuide(.leading) { _ in -40 } }",
        "+  HStack { Text(\"Total\"); Text(\"12.50\") }",
      ], isSafe: true),
    Case(
      rule: "bar-covers-end",
      body: """
          ScrollView {
            VStack { ForEach(0..<60) { Text("Row \\($0)") } }
          }
          .overlay(alignment: .bottom) {
            Button("Pay") {}.frame(maxWidth: .infinity, minHeight: 60).background(.white)
          }
        """,
      lines: ["-  .overlay(alignment: .bottom) {", "+  .safeAreaInset(edge: .bottom) {"],
      isSafe: true),
    Case(
      rule: "row-background",
      body: """
          List {
            Text("Unread").frame(maxWidth: .infinity, alignment: .leading)
              .background(Color.yellow)
          }
        """,
      lines: ["-      .background(Color.yellow)", "+      .listRowBackground(Color.yellow)"],
      isSafe: true),
    Case(
      rule: "larger-than-smallest-device",
      body: """
          Color.mint
            .frame(width: 390)
        """,
      lines: ["-    .frame(width: 390)", "+    .frame(maxWidth: 390)"],
      isSafe: true),
    Case(
      rule: "touches-fall-through",
      body: """
          HStack {
            Text("Log out")
            Spacer()
          }
          .onTapGesture {}
        """,
      lines: ["+  .contentShape(Rectangle())"], isSafe: true),
    Case(
      rule: "stroke-clipped",
      body: """
          ScrollView {
            Text("Tutorial").padding().frame(maxWidth: .infinity)
              .overlay {
                RoundedRectangle(cornerRadius: 9)
                  .stroke(Color.gray, lineWidth: 4)
              }
          }
        """,
      lines: [
        "-          .stroke(Color.gray, lineWidth: 4)",
        "+          .strokeBorder(Color.gray, lineWidth: 4)",
      ], isSafe: true),
    Case(
      rule: "padding-around-full-frame",
      body: """
          GeometryReader { proxy in
            Text("Submit")
              .frame(width: proxy.size.width)
              .padding(.horizontal, 16)
          }
        """,
      lines: [
        "-      .frame(width: proxy.size.width)", "+      .frame(width: proxy.size.width)",
      ], isSafe: true),
    Case(
      rule: "stops-at-safe-area",
      body: """
          struct Theme { static let ground = Color.indigo }
          return ZStack {
            Theme.ground
            Text("Saved")
          }
        """,
      lines: ["-    Theme.ground", "+    Theme.ground.ignoresSafeArea()"], isSafe: true),
    Case(
      rule: "touch-target",
      body: """
          HStack { Text("Draft"); Button { } label: { Image(systemName: "xmark").font(.caption) } }
        """,
      lines: [
        "-  HStack { Text(\"Draft\"); Button { } label: { Image(systemName: \"xmark\").font(.caption) } }",
        "+  HStack { Text(\"Draft\"); Button { } label: { Image(systemName: \"xmark\").font(.caption)"
          + ".frame(minWidth: 44, minHeight: 44).contentShape(Rectangle()) } }",
      ]),
  ]

  @Test(arguments: cases)
  func mendsWhatWasFound(_ one: Case) throws {
    let scene = Self.scene(one.body)
    let matrix = try Self.matrix()
    let search = RemedySearch(scene, matrix)
    let finding = try #require(
      search.findings.first { $0.problem.identifier.name == one.rule },
      "\(search.findings.map(\.problem))")
    let remedy = try #require(search.remedies()[FindingKey(finding.problem)])
    let after = try #require(remedy.edits.applied(to: scene.files))
    #expect(
      TextDifference(scene.files[0].text, after[0].text).changedLines.sorted() == one.lines.sorted()
    )
    #expect(remedy.isSafe == one.isSafe)
    let mended = Scene(files: after, name: "a")
    let left = RemedySearch(mended, matrix).findings.map(\.problem)
    #expect(!mended.hasErrors && !left.contains { $0.identifier.name == one.rule }, "\(left)")
    #expect(left.count < search.findings.count)
  }

  @Test(
    "All safe changes together leave less to be said, and nothing for a second time",
    arguments: cases)
  func mendsOnce(_ one: Case) throws {
    let matrix = try Self.matrix()
    let scene = Self.scene(one.body)
    let mended = RemedySearch.mended(scene, matrix)
    let after = mended.first?.after ?? scene.files[0].text
    let again = Scene(files: [Scene.File(name: "a.swift", text: after)], name: "a")
    #expect(!again.hasErrors)
    let (before, left) = (
      RemedySearch(scene, matrix).findings, RemedySearch(again, matrix).findings
    )
    #expect(mended.isEmpty ? left.count == before.count : left.count < before.count)
    #expect(RemedySearch.mended(again, matrix).isEmpty)
  }

  @Test("A screen that is too high scrolls where it doesn't fit, and its spacer stays")
  func scrollsWhereItIsTooHigh() throws {
    let body = """
        VStack(spacing: 40) {
          ForEach(0..<20) { Text("Row \\($0)") }
          Spacer()
          Button("Buy now") {}
        }
      """
    let scene = Self.scene(body)
    let search = RemedySearch(scene, try Self.matrix())
    let finding = try #require(
      search.findings.first { $0.problem.identifier.name == "overflow" }, "\(search.findings)")
    let remedy = try #require(search.remedies()[FindingKey(finding.problem)])
    #expect(remedy.words == "let it scroll where it doesn't fit")
    let after = try #require(remedy.edits.applied(to: scene.files))
    #expect(RemedySearch(Scene(files: after, name: "a"), try Self.matrix()).findings.isEmpty)
  }

  @Test("A row that fits neither with its texts wrapped nor as a column scrolls sideways")
  func rowsScroll() throws {
    let body = """
        HStack(alignment: .firstTextBaseline) {
          Text("Ceramic pour-over coffee dripper").fixedSize()
          Text("Delivered on 12 December").fixedSize()
        }
        .padding()
      """
    let scene = Self.scene(body)
    let search = RemedySearch(scene, try Self.matrix([.accessibility4, .accessibility5]))
    let finding = try #require(
      search.findings.first { $0.problem.identifier.name == "overflow" }, "\(search.findings)")
    let remedy = try #require(search.remedies()[FindingKey(finding.problem)])
    #expect(remedy.words == "let the row scroll sideways")
  }

  @Test("On a long screen a change doesn't pay for what others bring")
  func longScreens() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixes/long/trip.swift").path
    let scene = try Scene(path: path)
    let matrix = try Self.matrix([.small, .large, .accessibility2])
    let search = RemedySearch(scene, matrix)
    let remedies = search.remedies()
    #expect(remedies.count > 1)
    for (target, remedy) in remedies {
      let files = try #require(remedy.edits.applied(to: scene.files))
      let after = RemedySearch(Scene(files: files, name: "trip"), matrix).findings
      // What isn't safe may leave a milder finding in its place.
      let most = search.findings.count - (remedy.isSafe ? 1 : 0)
      #expect(after.count <= most, "\(remedy.words)")
      let isGone = !after.contains { remedy.edits.key($0.problem) == target }
      #expect(isGone || remedy.isOfUsualSizes, "\(remedy.words)")
    }
  }

  @Test("A field that is too narrow for its words grows")
  func fieldsGrow() throws {
    let body = """
        TextField("Your name as it stands in your passport", text: .constant(""))
          .padding(.horizontal, 80)
      """
    let scene = Self.scene(body)
    let search = RemedySearch(scene, try Self.matrix())
    let finding = try #require(
      search.findings.first { $0.problem.identifier.name == "truncated-text" }, "\(search.findings)"
    )
    let remedy = try #require(search.remedies()[FindingKey(finding.problem)])
    let after = try #require(remedy.edits.applied(to: scene.files))
    #expect(after[0].text.contains("axis: .vertical)"))
    #expect(RemedySearch(Scene(files: after, name: "a"), try Self.matrix()).findings.isEmpty)
  }

  @Test("A remedy holds under all conditions, or isn't offered")
  func conditions() throws {
    // At large letters the words need more than two lines, at the usual size they don't.
    let body = """
      Text("Two short lines of words for a card")
        .frame(width: 160, height: 40)
        .lineLimit(2)
      """
    let search = RemedySearch(Self.scene(body), try Self.matrix([.large, .accessibility3]))
    for remedy in search.remedies().values {
      let files = try #require(remedy.edits.applied(to: Self.scene(body).files))
      let after = RemedySearch(
        Scene(files: files, name: "a"), try Self.matrix([.large, .accessibility3]))
      #expect(after.findings.count < search.findings.count)
    }
    #expect(!search.findings.isEmpty)
  }

  @Test("What is mended at the usual type sizes alone says so, and isn't safe")
  func usualSizes() throws {
    // At the largest size the word is wider than the screen.
    let body = #"Text("Photosynthesization").frame(width: 120)"#
    func remedy(_ sizes: [DynamicTypeSize]) throws -> Remedy {
      let search = RemedySearch(Self.scene(body), try Self.matrix(sizes))
      let finding = try #require(
        search.findings.first { $0.problem.identifier.name == "broken-word" })
      return try #require(search.remedies()[FindingKey(finding.problem)])
    }
    #expect(try !remedy([.large, .xxxLarge]).isOfUsualSizes)
    let partly = try remedy([.large, .xxxLarge, .accessibility5])
    #expect(partly.isOfUsualSizes && !partly.isSafe)
    #expect(partly.proof == "proven up to xxxLarge")
  }

  @Test("A finding of accessibility sizes alone is looked for at all sizes again")
  func accessibilitySizesAlone() throws {
    let body = #"Text("Photosynthesis").frame(width: 150)"#
    let layouts = TrialLayouts(Self.scene(body), try Self.matrix([.large, .accessibility5]))
    let targets = Array(layouts.known.examples.keys)
    let conditions = layouts.conditions
    #expect(!targets.isEmpty && conditions.count == 2)
    var isSearched = false
    layouts.atUsualSizes(targets) { _ in isSearched = true }
    #expect(!isSearched && layouts.conditions == conditions)
  }

  @Test("Errors in another file don't keep a remedy away, those of the same one do")
  func errorsElsewhere() throws {
    let card = """
      import SwiftUI
      #Preview { Text("Check the archive").frame(width: 90, height: 20) }
      """
    let broken = "\nlet count: Int = \"three\"\n"
    func remedies(_ files: [String]) throws -> Int {
      let scene = Scene(
        files: files.enumerated().map { Scene.File(name: "\($0.offset).swift", text: $0.element) },
        name: "a")
      #expect(scene.hasErrors == (files != [card]))
      return RemedySearch(scene, try Self.matrix()).remedies().count
    }
    #expect(try remedies([card]) == 1)
    #expect(try remedies([card, broken]) == 1)
    #expect(try remedies([card + broken]) == 0)
  }

  @Test("What mends one size isn't safe where it moves what was right at another")
  func safety() throws {
    // At the usual size the page stands in the middle; in a scroll view it stands at the top.
    let body = """
      VStack(spacing: 30) {
        Text("Hello, reader of this page")
        ForEach(0..<9) { Text("The line of number \\($0)") }
      }
      """
    let search = RemedySearch(Self.scene(body), try Self.matrix([.large, .accessibility5]))
    let remedies = search.remedies()
    #expect(!remedies.isEmpty)
    for remedy in remedies.values where remedy.words == "put it into a ScrollView" {
      #expect(!remedy.isSafe)
    }
  }

  @Test("Line ends, comments and the rest of the file stay as they are")
  func keepsTheRest() throws {
    let body =
      "  VStack {\n    Text(\"Our house\") // its name\n    Image(\"photo\").resizable().scaledToFill()\n"
      + "      .frame(width: 300, height: 100) /* a card */\n    Text(\"Built in 1912\")\n  }"
    let text = "// reflow: image photo 600x400\nimport SwiftUI\n#Preview {\n\(body)\n}"
      .replacing("\n", with: "\r\n")
    let scene = Scene(files: [Scene.File(name: "a.swift", text: text)], name: "a")
    let mended = try #require(RemedySearch.mended(scene, try Self.matrix()).first)
    #expect(
      mended.after
        == text.replacing(
          "height: 100) /* a card */", with: "height: 100)\r\n      .clipped() /* a card */"))
  }

  @Test func differencesAreAsDiffPrintsThem() {
    let old = (1...9).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 5\n", with: "line five\nline 5b\n")
    #expect(
      TextDifference(old, new).unified("a.swift") == """
        --- a.swift
        +++ a.swift
        @@ -2,7 +2,8 @@
         line 2
         line 3
         line 4
        -line 5
        +line five
        +line 5b
         line 6
         line 7
         line 8

        """)
    #expect(TextDifference(old, old).unified("a.swift") == "")
  }

  @Test func placesAreCarriedBackOverChanges() throws {
    // `b` moves before `a`, and `d` becomes `DD`.
    let edits = SourceEdits(
      file: "a",
      [
        SourceEdit(0, 0, "b", origin: 1), SourceEdit(1, 2, ""), SourceEdit(3, 4, "DD"),
      ])
    #expect(edits.applied(to: "abcde") == "bacDDe")
    #expect([0, 1, 2, 3, 4, 5].map(edits.original) == [1, 0, 2, 3, 3, 4])
  }

  @Test("A fix in SARIF is the text to take out and the text to put in")
  func sarif() throws {
    var scenes = ReportTests.scenes()
    // `é` is two bytes: `"<&>"` begins at the byte 25 of the file, column 9 of UTF-16.
    scenes[0].outcome.findings[0].remedy = Remedy(
      words: "say it otherwise",
      edits: SourceEdits(file: scenes[0].files[0].name, [SourceEdit(24, 29, "\"\"")]), isSafe: true)
    let text = ReportTests.text(SARIFReport.self, scenes)
    #expect(text.contains("\"insertedContent\"") && text.contains("say it otherwise"))
    let compact = text.filter { !$0.isWhitespace }
    #expect(
      compact.contains(
        "\"deletedRegion\":{\"startLine\":2,\"startColumn\":9,\"endLine\":2,\"endColumn\":14}"),
      "\(compact)")
  }
}
