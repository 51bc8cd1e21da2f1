import Dispatch
import Foundation
import Synchronization

struct LockFailure: Error {}

/// Each lock gives what its closure gives.
enum Locks {
  static func main() {
    let lock = NSLock()
    print(lock.withLock { 3 }, lock.withLock { ["a": 1]["a"] } as Any)
    lock.lock()
    print(lock.try())
    lock.unlock()
    print(lock.try())
    do {
      print(try NSLock().withLock { () throws -> Int in throw LockFailure() })
    } catch {
      print("thrown")
    }
    let recursive = NSRecursiveLock()
    var count = 0
    let sum = recursive.withLock { () -> Int in
      count += 1
      return recursive.withLock { count + 1 }
    }
    print(count, sum)
  }
}

enum Mutexes {
  static func main() {
    let names = Mutex(["a"])
    names.withLock { $0.append("b") }
    print(names.withLock { $0.count }, names.withLockIfAvailable { $0.first } as Any)
    let text: String = names.withLock { state in
      state.removeAll()
      return "\(state)"
    }
    print(text)
  }
}

enum Queues {
  static func main() {
    let queue = DispatchQueue(label: "queue")
    var count = 1
    print(queue.sync { count + 1 })
    let text: String = queue.sync(flags: .barrier) {
      count = 7
      return "seven"
    }
    print(text, count, (try? queue.sync { () throws -> Int in throw LockFailure() }) as Any)
  }
}

enum WorkItems {
  static func main() {
    var text = ""
    let item = DispatchWorkItem { text += "worked " }
    item.perform()
    DispatchQueue(label: "queue").sync(execute: item)
    item.cancel()
    item.perform()
    print(text, item.isCancelled)
  }
}
