import Foundation
import LayoutSolver
import SceneLoader
import Testing

@testable import LayoutChecks

/// What holds of remedies whatever the scene: random trees with comments all over them.
/// `REFLOW_REMEDY_SCENES=1000` takes so many, `REFLOW_REMEDY_FIRST` says from which seed on.
@Suite struct RemedyPropertyTests {
  private static let seeds: Range<Int> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["REFLOW_REMEDY_FIRST"].flatMap(Int.init) ?? 0
    return first..<(first + (environment["REFLOW_REMEDY_SCENES"].flatMap(Int.init) ?? 4))
  }()

  private static func scene(_ text: String) -> Scene {
    Scene(files: [Scene.File(name: "a.swift", text: text)], name: "a")
  }

  private static func text(seed: Int) -> String {
    var tree = RandomTree(seed: seed)
    return
      "// reflow: image photo 600x400\nimport SwiftUI\n#Preview {\n  \(tree.view(depth: 2))\n}\n"
  }

  /// One condition, or several.
  private static func matrix(seed: Int, usual: Bool = false) throws -> LayoutMatrix {
    let settings = try #require(Device.named("iphone-se-3")).settings(.portrait)
    guard seed % 3 == 0 else { return LayoutMatrix(base: settings) }
    var values = AxisValues()
    values.typeSizes = [.small, .large] + (usual ? [] : [.accessibility2])
    values.devices = Device.all.filter { ["iphone-se-3", "iphone-16-pro-max"].contains($0.id) }
    return LayoutMatrix(base: settings, screen: nil, values)
  }

  @Test("A remedy takes its finding away and brings no other", arguments: seeds)
  func remediesHold(seed: Int) throws {
    let text = Self.text(seed: seed)
    let scene = Self.scene(text)
    let matrix = try Self.matrix(seed: seed)
    let search = RemedySearch(scene, matrix)
    let known = Set(search.findings.map { FindingKey($0.problem) })
    for (target, remedy) in search.remedies() {
      let files = try #require(remedy.edits.applied(to: scene.files))
      let after = Self.scene(files[0].text)
      #expect(!after.hasErrors, "\(files[0].text)")
      let looked = try Self.matrix(seed: seed, usual: remedy.isOfUsualSizes)
      let problems = RemedySearch(after, looked).findings.map(\.problem)
      let left = Set(problems.map(remedy.edits.key))
      #expect(!left.contains(target), "\(remedy.words)\n\(text)\n\(files[0].text)")
      // Another one is milder, or about a text that was cut; then the change isn't a safe one.
      let others = problems.filter { !known.contains(remedy.edits.key($0)) }
      let isBetter = others.allSatisfy { problem in
        problem.severity == .note
          || known.contains { $0.isAt(remedy.edits.key(problem)) && $0.isLossOfText }
      }
      #expect(isBetter, "\(remedy.words)\n\(text)\n\(files[0].text)")
      #expect(others.isEmpty || !remedy.isSafe, "\(remedy.words)\n\(text)\n\(files[0].text)")
    }
  }

  @Test(
    "Mended files parse, keep what isn't changed and are quieter, and there is no more to mend",
    arguments: seeds)
  func mendedFilesAreSoundAndQuieter(seed: Int) throws {
    let text = Self.text(seed: seed)
    let scene = Self.scene(text)
    try #require(!scene.hasErrors, "\(text)\n\(scene.diagnostics.map(\.message))")
    let matrix = try Self.matrix(seed: seed)
    guard let mended = RemedySearch.mended(scene, matrix).first else { return }
    let after = Self.scene(mended.after)
    #expect(!after.hasErrors, "\(mended.after)")
    // Comments are part of no change, and neither is anything else that isn't told of.
    #expect(Self.comments(in: mended.after) == Self.comments(in: text), "\(mended.after)")
    let lines = TextDifference(text, mended.after).changedLines
    #expect(!lines.isEmpty && !mended.changes.isEmpty)
    let (before, left) = (
      RemedySearch(scene, matrix).findings, RemedySearch(after, matrix).findings
    )
    #expect(left.count < before.count, "\(text)\n\(mended.after)\n\(left.map(\.problem))")
    for rule in Set(left.map(\.problem.identifier.name)) {
      func count(_ findings: [ConditionalFinding]) -> Int {
        findings.count { $0.problem.identifier.name == rule }
      }
      #expect(count(left) <= count(before), "\(rule)\n\(text)\n\(mended.after)")
    }
    #expect(RemedySearch.mended(after, matrix).isEmpty, "\(mended.after)")
  }

  private static func comments(in text: String) -> [String] {
    text.matches(of: /\/\* \d+ \*\//).map { String($0.output) }.sorted()
  }
}

/// Views in each other, of a seed.
private struct RandomTree {
  private var state: UInt64
  private var count = 0

  init(seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1 }

  private mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func pick(_ all: [String]) -> String { all[next(all.count)] }

  private static let leaves = [
    "Text(\"Ceramic pour-over coffee dripper\")", "Text(\"Delivered\")", "Spacer()",
    "Text(\"A sentence that takes more than one line wherever it stands\")", "Color.orange",
    "Image(\"photo\").resizable()", "Button(\"Reorder now\") {}", "Image(systemName: \"star\")",
  ]
  private static let modifiers = [
    ".fixedSize()", ".frame(width: 220)", ".frame(height: 40)", ".frame(width: 390)",
    ".frame(maxWidth: .infinity)", ".padding()", ".background(Color.yellow)", ".lineLimit(1)",
    ".layoutPriority(1)", ".offset(y: 20)", ".scaledToFill()", ".cornerRadius(8)",
    ".alignmentGuide(.leading) { _ in -40 }", ".ignoresSafeArea()", ".frame(width: 90, height: 30)",
    ".frame(minWidth: 300)", ".padding(.top, -12)",
  ]

  mutating func view(depth: Int) -> String {
    var text: String
    let indent = String(repeating: "  ", count: 5 - depth)
    if depth == 0 || next(4) == 0 {
      text = pick(Self.leaves)
    } else {
      let inside = (0...(1 + next(3))).map { _ in view(depth: depth - 1) }
      text = pick(["HStack", "HStack", "VStack", "ZStack", "HStack(spacing: 120)"])
      text += " {\n" + inside.map { "\(indent)\($0)\n" }.joined() + indent.dropLast(2) + "}"
    }
    for _ in 0..<next(3) {
      let breaks = next(2) == 0 ? "\n\(indent)" : ""
      text += breaks + pick(Self.modifiers)
      if next(2) == 0 {
        count += 1
        text += " /* \(count) */"
      }
    }
    return text
  }
}
