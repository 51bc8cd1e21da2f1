import Foundation
import Testing

@testable import Processes

/// What a process of its own does with limits.
@Suite struct LimitedWorkTests {
  @Test func whatItWritesIsSeenInSharedMemoryAlone() throws {
    let shared = try #require(SharedMemory(count: 8))
    var own: Int32 = 1
    let end = ForkedProcess.limited(memory: 50_000_000, seconds: 1) {
      own = 2
      shared.start.storeBytes(of: 7, as: Int64.self)
      return 3
    }
    #expect(end == .exited(3))
    #expect(own == 1)
    #expect(shared.start.load(as: Int64.self) == 7)
  }

  @Test func itsTimeIsLimited() {
    let end = ForkedProcess.limited(memory: 50_000_000, seconds: 0.2) { while true {} }
    #expect(end == .time(limit: 0.2))
    let waiting = ForkedProcess.limited(memory: 50_000_000, seconds: 0.2) {
      while true { pause() }
    }
    #expect(waiting == .time(limit: 0.2))
  }

  @Test func itsMemoryIsLimited() {
    func taken(_ count: Int) -> ProcessEnd? {
      ForkedProcess.limited(memory: 50_000_000, seconds: 5) {
        guard let bytes = malloc(count) else { return 1 }
        memset(bytes, 1, count)
        // Where nobody counts for it, it is looked at.
        sleep(2)
        return 0
      }
    }
    let end = taken(400_000_000)
    #expect(end == .exited(1) || end == .memory(limit: 50_000_000))
  }

  @Test func itsCrashIsItsOwn() {
    let end = ForkedProcess.limited(memory: 50_000_000, seconds: 1) {
      kill(getpid(), SIGSEGV)
      return 0
    }
    #expect(end == .signal(SIGSEGV))
  }
}
