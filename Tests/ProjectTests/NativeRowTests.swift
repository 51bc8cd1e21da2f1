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
    #expect(rows.count { $0.problems != nil } > 300)
  }
}
