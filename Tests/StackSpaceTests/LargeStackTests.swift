import StackSpace
import Synchronization
import Testing

@Suite("A large stack") struct LargeStackTests {
  /// Touches about a kilobyte of stack for each level.
  private func depth(_ levels: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { bytes in
      bytes[levels % 1024] = 1
      return levels == 0 ? 0 : 1 + depth(levels - 1)
    }
  }

  @Test("has room for a recursion that other threads have not")
  func room() {
    let levels = 100_000
    #expect(LargeStack.available < levels * 1024)
    LargeStack.run {
      #expect(LargeStack.available > levels * 1024)
      #expect(depth(levels) == levels)
    }
  }

  @Test("hands on what the work gives and throws")
  func results() {
    struct Failure: Error {}
    #expect(LargeStack.run { 42 } == 42)
    #expect(throws: Failure.self) { try LargeStack.run { throw Failure() } }
  }

  @Test("is a whole one for work within work, too")
  func nesting() {
    LargeStack.run {
      let outer = LargeStack.floor
      LargeStack.run { #expect(LargeStack.floor != outer) }
    }
  }

  @Test("lets the caller do something in the meantime")
  func besides() {
    let started = Atomic(false)
    let isDone = Atomic(false)
    LargeStack.run(
      beside: {
        // Each waits for the other, so that neither could come first.
        while !started.load(ordering: .acquiring) {}
        isDone.store(true, ordering: .releasing)
      },
      {
        started.store(true, ordering: .releasing)
        while !isDone.load(ordering: .acquiring) {}
      })
    let isOver = isDone.load(ordering: .acquiring)
    #expect(isOver)
  }

  @Test("serves many callers at once")
  func callers() async {
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 1...100 { group.addTask { LargeStack.run { number } } }
      return await group.reduce(0, +)
    }
    #expect(sum == 5050)
  }
}
