import Foundation
import LayoutChecks
import SceneLoader
import Testing

@testable import LayoutChecks

/// What is shared out among machines, and what each part depends on.
@Suite struct SharingTests {
  /// The examples of FIPS 180-4's authors (NIST, "SHA-256"), and lengths around a block's.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func digestsAreThoseOfTheStandard(text: String, digest: String) {
    #expect(SHA256.digest(Array(text.utf8)) == digest)
  }

  @Test func aDigestDoesNotDependOnHowItWasFed() {
    let bytes = (0..<200).map { UInt8($0) }
    for length in [0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 200] {
      var hash = SHA256()
      for byte in bytes.prefix(length) { hash.add([byte]) }
      #expect(hash.finish() == SHA256.digest(bytes.prefix(length)), "\(length)")
    }
    let million = Array(repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      SHA256.digest(million) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func sharesAreReadAndRefused() {
    #expect(WorkShare("3/20") == WorkShare(number: 3, count: 20))
    for text in ["0/2", "3/2", "1", "1/", "a/b", "1/2/3", "-1/2", "1/0", "1/99999999"] {
      #expect(WorkShare(text) == nil, "\(text)")
    }
  }

  /// Every unit is in one share, and no share has much more than another.
  @Test(arguments: [1, 2, 5, 20, 300])
  func sharesAreWholeAndEven(count: Int) throws {
    var state: UInt64 = 7
    let costs = (0..<200).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % 90 + 10
    }
    let shares = try (1...count).map { number in
      try #require(WorkShare(number: number, count: count)).units(of: costs)
    }
    #expect(shares.flatMap(\.self).sorted() == Array(costs.indices))
    let loads = shares.map { $0.reduce(0) { $0 + costs[$1] } }
    #expect((loads.max() ?? 0) - (loads.min() ?? 0) <= 100)
  }

  private func reached(_ files: [(String, String)], from name: String) throws -> [String] {
    let graph = FileGraph(files.map { Scene.File(name: $0.0, text: $0.1) })
    let start = try #require(files.firstIndex { $0.0 == name })
    return graph.reached(from: start).map { files[$0].0 }
  }

  /// The view, its row, and the row's model; not the other view, which has a model too.
  @Test func filesAreReachedByTheNamesTheyMention() throws {
    let files = [
      ("List", "struct List1: View { var body: some View { Row(model: .first) } }"),
      ("Row", "struct Row: View { let model: Model; var body: some View { Text(model.name) } }"),
      ("Model", "struct Model { var name = \"\"; static let first = Model() }"),
      ("Other", "struct Other: View { let model: Model; var body: some View { List1() } }"),
    ]
    #expect(try reached(files, from: "List") == ["List", "Row", "Model"])
    #expect(try reached(files, from: "Other") == ["List", "Row", "Model", "Other"])
    #expect(try reached(files, from: "Model") == ["Model"])
  }

  /// What is called without its name, or by the name of a member alone, is reached as well.
  @Test func extensionsAreReached() throws {
    let files = [
      ("A", "struct A: View { var body: some View { Text(\"a\").card() } }"),
      ("Card", "extension View { func card() -> some View { padding() } }"),
      ("Badge", "extension View { func badge2() -> some View { padding() } }"),
      ("Same", "extension Int: Identifiable { public var id: Int { self } }"),
      ("Sum", "func + (a: Size, b: Size) -> Size { a }"),
      ("More", "extension A { var title: String { Texts.title } }"),
      ("Texts", "#if DEBUG\nenum Texts { static let title = \"\" }\n#endif"),
      ("Builder", "extension ViewBuilder { static func buildBlock() -> Int { 1 } }"),
      ("Default", "extension Shape where Self: View { func path() {} }"),
      ("Name", "extension ButtonStyle where Self == My { static var my: My { My() } }"),
    ]
    #expect(
      try reached(files, from: "A") == [
        "A", "Card", "Same", "Sum", "More", "Texts", "Builder", "Default",
      ])
  }

  /// What has the same key is laid out the same: a file that isn't reached may be anything.
  @Test func whatIsNotReachedChangesNoLayout() throws {
    let before = [
      ("A.swift", "import SwiftUI\n#Preview { Row(text: Names.long).frame(width: 60) }"),
      (
        "Row.swift",
        "import SwiftUI\nstruct Row: View { let text: String; var body: some View { Text(text).lineLimit(1) } }"
      ),
      ("Names.swift", "enum Names { static let long = \"A name that is long\" }"),
      (
        "B.swift",
        "import SwiftUI\nstruct Side: View { var body: some View { Color.red.frame(width: 5000) } }\n#Preview { Side() }"
      ),
    ]
    func inputs(_ files: [(String, String)]) -> (SceneInputs, [MatrixOutcome]) {
      let scene = Scene(files: files.map { .init(name: $0.0, text: $0.1) }, name: "App")
      let facts = SceneFacts(scene)
      let matrix = LayoutMatrix(
        base: MatrixTests.base, screen: nil, AxisValues(each: [.typeSize, .preview]))
      let outcomes = facts.previews.indices.map { preview in
        MatrixCheck(matrix).outcome(of: facts) { shown, _ in
          shown == preview
        } perform: { units in
          units.map { .success(MatrixCheck(matrix).report(of: $0, in: scene)) }
        }
      }
      return (SceneInputs(scene, places: facts.places), outcomes)
    }
    let (first, found) = inputs(before)
    #expect(first.previews.map(\.files) == [[0, 1, 2], [3]])
    #expect(found.allSatisfy { !$0.findings.isEmpty })
    for index in before.indices {
      var after = before
      after[index].1 = after[index].1.replacing("long\"", with: "longer\"")
        .replacing("5000", with: "6000").replacing("lineLimit(1)", with: "lineLimit(2)")
        .replacing("width: 60", with: "width: 70")
      let (second, foundAfter) = inputs(after)
      for preview in 0..<2 {
        let isSame = first.previews[preview].digest == second.previews[preview].digest
        #expect(isSame == !first.previews[preview].files.contains(index))
        if isSame {
          #expect(
            found[preview].findings.map { "\($0)" } == foundAfter[preview].findings.map { "\($0)" })
        }
      }
    }
  }
}
