import JSONText
import LayoutSolver
import Questions
import SceneLoader
import Testing

@testable import LanguageServer

/// What is said of texts as an editor has them, written or not.
@Suite struct EditorSessionTests {
  /// A frame wider than an iPhone, which can't be seen whole.
  private static let wide = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        Text("😀 Hello")
          .frame(width: 600, height: 40)
      }
    }
    #Preview("Wide") { Card() }
    #Preview("Other") { Text("Other").frame(width: 10, height: 20) }
    """

  @Test func textThatNobodyHasWrittenCounts() throws {
    let folder = try EditedFolder(["a.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n"])
    let address = folder.address("a.swift")
    let session = EditorSession()
    session.open(address, Self.wide, version: 1)
    let problems = try #require(session.problems(by: address, all: false)?[address])
    let finding = try #require(problems.first { $0.rule == "overflow" || $0.severity == .warning })
    #expect(finding.range.start.line == 4)
    let width = TextRange(
      position(behind: "width: ", in: Self.wide), position(behind: "width: 600", in: Self.wide))
    session.change(address, width, to: "100", version: 2)
    let left = try #require(session.problems(by: address, all: false))
    #expect(left[address, default: []].allSatisfy { $0.severity == .note })
  }

  @Test func aClosedTextIsWhatIsOnDisk() throws {
    let on = "import SwiftUI\nstruct A: View { var body: some View { B() } }\n#Preview { A() }\n"
    let other = "import SwiftUI\nstruct B: View { var body: some View { Color.red } }\n"
    let folder = try EditedFolder([
      "Package.swift": "// swift-tools-version: 6.0\n", "Sources/A/A.swift": on,
      "Sources/A/B.swift": other,
    ])
    let (a, b) = (folder.address("Sources/A/A.swift"), folder.address("Sources/A/B.swift"))
    let session = EditorSession()
    session.folders = [folder.url.path]
    session.open(a, on, version: 1)
    session.open(b, other, version: 1)
    func height() -> String? { session.hints(a, in: nil).last?.label }
    #expect(height() == "402×778")
    session.change(
      b, nil, to: other.replacing("Color.red", with: "Color.red.frame(height: 50)"), version: 2)
    #expect(height() == "402×50")
    session.close(b)
    #expect(height() == "402×778")
  }

  @Test func sizesStandBehindTheirLines() throws {
    let folder = try EditedFolder()
    let address = folder.address("a.swift")
    let text = """
      import SwiftUI
      #Preview {
        VStack(spacing: 0) {
          Rectangle() // 😀
            .frame(width: 30, height: 20)
            .opacity(0.5)
            .padding(5)
          ForEach(0..<3) { Color.blue.frame(width: 10, height: Double($0)) }
        }
      }
      """
    let session = EditorSession()
    session.open(address, text, version: 1)
    let hints = session.hints(address, in: nil)
    #expect(
      hints.map { "\($0.position.line):\($0.position.character) \($0.label)" } == [
        // 30 + 2 · 5 wide; 20 + 2 · 5 + 0 + 1 + 2 high.
        "2:22 40×33", "3:21 30×20", "6:17 40×30", "7:70 10×0 …",
      ])
    let range = TextRange(TextPosition(line: 3, character: 0), TextPosition(line: 4, character: 0))
    #expect(session.hints(address, in: range).map(\.position.line) == [3])
  }

  @Test func hoverTellsOfferAnswerAndPlace() throws {
    let folder = try EditedFolder()
    let address = folder.address("a.swift")
    let text = """
      import SwiftUI
      #Preview {
        Color.red
          .frame(width: 100, height: 40)
      }
      """
    let session = EditorSession()
    session.open(address, text, version: 1)
    let hover = try #require(session.hover(address, at: position(behind: ".fra", in: text)))
    #expect(hover.text.contains("**frame width 100, height 40** `100×40`"))
    #expect(hover.text.contains("proposed `402×778`, answered `100×40`, placed at `151, 431`"))
    #expect(session.hover(address, at: TextPosition(line: 0, character: 0)) == nil)
    let view = "import SwiftUI\nstruct A: View { var body: some View { Color.red } }\n"
    session.open(address, view, version: 2)
    let typed = try #require(session.hover(address, at: position(behind: "Color.r", in: view)))
    #expect(typed.text.contains("```swift\nstatic let Color.red: Color\n```\n\ntype `Color`"))
  }

  @Test func remediesAreProvenOnEveryPhone() throws {
    let folder = try EditedFolder()
    let address = folder.address("a.swift")
    let session = EditorSession()
    session.open(address, Self.wide, version: 7)
    let place = position(behind: ".frame", in: Self.wide)
    let fixes = session.fixes(address, in: TextRange(place, place))
    let fix = try #require(fixes.first)
    let phones = Set(
      Device.all.filter { !$0.isTablet && $0.firstRelease <= 26 }
        .map { $0.settings(.portrait, os: 26) })
    #expect(fix.title.hasSuffix("fits \(phones.count) of \(phones.count) phones"))
    #expect(fix.version == 7)
    var text = PlacedText(Self.wide)
    for edit in fix.edits.reversed() { text = text.replacing(edit.range, with: edit.text) }
    session.change(address, nil, to: text.text, version: 8)
    let left = try #require(session.problems(by: address, all: false))
    #expect(left[address, default: []].allSatisfy { $0.severity == .note })
  }

  @Test func previewsAreFoundAndOneIsShown() throws {
    let folder = try EditedFolder()
    let address = folder.address("a.swift")
    let session = EditorSession()
    session.open(address, Self.wide, version: 1)
    #expect(session.previews(address).map(\.name) == ["Wide", "Other"])
    #expect(session.previews(address).map(\.range.start.line) == [7, 8])
    #expect(session.previews(address).map(\.isShown) == [true, false])
    session.show("Other", of: address)
    #expect(session.previews(address).map(\.isShown) == [false, true])
    #expect(session.hints(address, in: nil).map(\.label) == ["10×20"])
  }

  @Test func questionsByNameAreAskedOfTheSceneThatIsOpen() throws {
    let folder = try EditedFolder(["a.swift": Self.wide])
    let address = folder.address("a.swift")
    let session = EditorSession()
    session.open(address, Self.wide, version: 1)
    let open = try #require(session.scene(of: address))
    let subject = Subject(path: folder.url.appending(path: "a.swift").path)
    let asked = JSON.object([("path", .string(address))])
    func count() throws -> Int? {
      try session.answer(to: "findings", asked)["answer"]?["findings"]?.array?.count
    }
    // The frame that is too wide, and the text that is cut in ten points.
    #expect(try count() == 2)
    try session.questions.with(subject) { warm, _ in #expect(warm.scene === open.scene) }
    session.change(address, nil, to: Self.wide.replacing("600", with: "100"), version: 2)
    #expect(try count() == 1)
    #expect(open.scene.loads == 1)
    session.close(address)
    try session.questions.with(subject) { warm, _ in #expect(warm.scene !== open.scene) }
  }

  @Test func theLastGoodPictureStays() throws {
    let folder = try EditedFolder()
    let address = folder.address("a.swift")
    let session = EditorSession()
    session.open(address, "import SwiftUI\n#Preview { Text(\"Hello\") }\n", version: 1)
    let good = try #require(session.picture(address, at: nil, isDark: true))
    #expect(good.outdated == nil && good.svg.contains("Hello"))
    session.change(address, nil, to: "import SwiftUI\n#Preview { Txt(\"Hello }\n", version: 2)
    let stale = try #require(session.picture(address, at: nil, isDark: true))
    #expect(stale.svg == good.svg && stale.outdated != nil)
  }

  @Test func workThatNobodyWantsLeavesNothing() throws {
    let folder = try EditedFolder()
    let address = folder.address("a.swift")
    let session = EditorSession()
    session.open(address, Self.wide, version: 1)
    let interruption = SceneInterruption()
    interruption.request()
    SceneInterruption.$current.withValue(interruption) {
      #expect(session.problems(by: address, all: true) == nil)
      #expect(
        session.fixes(
          address, in: TextRange(.init(line: 4, character: 0), .init(line: 5, character: 0))
        ).isEmpty)
    }
    #expect(session.problems(by: address, all: false)?[address]?.isEmpty == false)
  }
}
