import Foundation
import JSONText

/// The cases of a folder, as one set with a version.
package struct ConformanceSet {
  package struct Unreadable: Error {
    /// What is wrong, then what to do, without a full stop.
    package var sentence: String
  }

  package let version: String
  package let cases: [ConformanceCase]

  /// - Parameter folder: with `set.json`, and the cases below `Cases`.
  package init(folder: String) throws(Unreadable) {
    guard let text = try? String(contentsOfFile: "\(folder)/set.json", encoding: .utf8),
      let version = try? JSON(parsing: text)["version"]?.string
    else {
      throw Unreadable(
        sentence:
          "'\(folder)' has no 'set.json' with a version; name the folder of a set of cases, "
          + "as Tests/SceneLoaderTests/Conformance is in Reflow's repository")
    }
    self.version = version
    let names = FileManager.default.subpaths(atPath: "\(folder)/Cases") ?? []
    cases = names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let text = try? String(contentsOfFile: "\(folder)/Cases/\(name)", encoding: .utf8)
      return text.map { ConformanceCase(id: String(name.dropLast(".swift".count)), text: $0) }
    }
    if cases.isEmpty {
      throw Unreadable(sentence: "'\(folder)/Cases' has no cases; fetch the whole folder")
    }
  }
}

/// What an engine makes of a set.
package struct ConformanceReport {
  let set: ConformanceSet
  let engine: String
  let results: [ConformanceResult]

  /// Lays every case out.
  package init(_ set: ConformanceSet, engine: String) {
    self.init(set, engine: engine, results: set.cases.map(ConformanceResult.init))
  }

  package init(_ set: ConformanceSet, engine: String, results: [ConformanceResult]) {
    self.set = set
    self.engine = engine
    self.results = results
  }

  package var views: [ConformanceView] {
    let results = Dictionary(results.map { ($0.id, $0) }) { first, _ in first }
    return set.cases.flatMap { ConformanceView.all(of: $0, in: results[$0.id]) }
  }

  /// As `results.schema.json` has it.
  package var json: JSON {
    .object([
      ("schemaVersion", .integer(1)), ("set", .string(set.version)), ("engine", .string(engine)),
      ("results", .array(results.map(\.json))),
    ])
  }

  /// The tables that `oracle.py` prints of these results.
  package var text: String {
    let views = views
    var lines = ["\(engine), set \(set.version)"]
    let groups: [(String, (ConformanceCase) -> String)] = [
      ("release", \.release), ("source", \.origin), ("confidence", \.confidence),
    ]
    for (title, group) in groups { lines += [""] + Self.table(title, views, group) }
    let differing = views.filter { !$0.agrees }
    if !differing.isEmpty { lines += [""] + differing.map(\.words) }
    return lines.joined(separator: "\n")
  }

  private static func table(
    _ title: String, _ views: [ConformanceView], _ group: (ConformanceCase) -> String
  ) -> [String] {
    let groups = Dictionary(grouping: views) { group($0.testCase) }
    var rows = [[title, "views", "missing", "agree", "figures", "agree", "largest"]]
    for (name, views) in groups.sorted(by: { $0.key < $1.key }) + [("all", views)] {
      let counts = [
        views.count, views.count { !$0.isSeen }, views.count(where: \.agrees),
        views.reduce(0) { $0 + $1.figures }, views.reduce(0) { $0 + $1.agreeing },
      ]
      let largest = views.map(\.largest).max() ?? 0
      rows.append([name] + counts.map(String.init) + [String(format: "%.2f", largest)])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let room = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + room : room + row[column]
      }.joined(separator: "  ")
    }
  }
}
