import Foundation
import JSONSchemas
import JSONText
import LayoutChecks
import SceneLoader
import Testing

/// What others are handed: the cases as JSON, their schemas, and the reader in Python.
@Suite struct OracleTests {
  private static let python = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    .map { "\($0)/python3" }.first(where: FileManager.default.isExecutableFile)

  private func read(_ name: String) throws -> JSON {
    let path = "\(ConformanceTests.folder)/\(name)"
    return try JSON(parsing: String(contentsOfFile: path, encoding: .utf8))
  }

  private func oracle(_ argument: String) throws -> (text: String, exitCode: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.python))
    process.arguments = ["\(ConformanceTests.folder)/oracle.py", argument]
    process.environment = ["PYTHONUTF8": "1"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test(.enabled(if: python != nil))
  func everyCaseIsAsTheSchemaSays() throws {
    let cases = try #require(JSON(parsing: oracle("--cases").text).array)
    let ours = try #require(ConformanceTests.set).cases
    #expect(cases.compactMap { $0["id"]?.string } == ours.map(\.id))
    let schema = JSONSchema(try read("case.schema.json"))
    for (json, testCase) in zip(cases, ours) {
      #expect(schema.problems(json, at: testCase.id) == [])
      // Both readers take the same from the comments, and set.json has the devices as Reflow has them.
      let container = testCase.settings.container
      let insets = container.safeAreaInsets
      #expect(
        json["container"]?["size"]?.array?.map(\.number)
          == [container.size.width, container.size.height], "\(testCase.id)")
      #expect(
        json["container"]?["safeArea"]?.array?.map(\.number)
          == [insets.top, insets.leading, insets.bottom, insets.trailing], "\(testCase.id)")
      #expect(json["scale"]?.number == testCase.settings.platform.displayScale, "\(testCase.id)")
      #expect(json["typeSize"]?.string == "\(testCase.settings.dynamicTypeSize)")
    }
  }

  /// Of every fourth case; those of traces are laid out in another container, so that calls and lines
  /// differ as well as frames. The others count as missing.
  @Test(.enabled(if: python != nil))
  func thePythonReadersTableIsOurs() throws {
    let set = try #require(ConformanceTests.set)
    let some = stride(from: 0, to: set.cases.count, by: 4).map { set.cases[$0] }
    let results = some.map { testCase in
      let spoilt = testCase.text.replacing(/container: iphone.*/, with: "container: 120x90")
      return ConformanceResult(
        of: testCase.id.hasPrefix("trace/")
          ? ConformanceCase(id: testCase.id, text: spoilt) : testCase)
    }
    let report = ConformanceReport(set, engine: "Reflow", results: results)
    #expect(JSONSchema(try read("results.schema.json")).problems(report.json, at: "results") == [])
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try report.json.pretty.write(to: file, atomically: true, encoding: .utf8)
    let read = try oracle(file.path)
    #expect(read.text == report.text + "\n")
    #expect(read.exitCode == 2)
  }
}
