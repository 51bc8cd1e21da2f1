import SceneLoader
import SwiftInterpreter
import Testing

/// What natives' bodies take of their arguments, held against the signatures they stand beside.
@Suite("Native rows")
struct NativeRowTests {
  @Test("Bodies take what their signatures declare, as what stands for it")
  func types() {
    let rows = Interpreter(libraries: SceneLibraries.all).checkedRows()
    for row in rows { #expect(row.problems ?? [] == [], "\(row.row)") }
    // A test that reads no rows finds nothing wrong with them.
    #expect(rows.count { $0.problems != nil } > 1_000)
  }

  @Test("Members that wait to be looked for are those that the parser finds")
  func laterMembers() {
    let checked = SceneLibraries.all.checkedLaterMembers()
    for entry in checked { #expect(entry.misread == [], "\(entry.declaration)") }
    #expect(checked.map(\.count).reduce(0, +) > 1_500)
  }

  /// Elsewhere the compiler sees to it; the interpreter's own module could.
  @Test("No body of Swift's library takes an argument by its number")
  func numbers() throws {
    let files = Project.files(below: "Sources/SwiftInterpreter/Library", suffix: ".swift")
    #expect(files.count > 20)
    for path in files {
      let text = try Project.text(path)
      #expect(!text.contains("call.arguments"), "\(path)")
      #expect(!text.contains("read(at:"), "\(path)")
    }
  }
}
