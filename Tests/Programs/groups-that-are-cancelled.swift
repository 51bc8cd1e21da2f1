// A group of tasks that is cancelled takes no more of those that ask whether it is.

import Foundation

enum GroupsThatAreCancelled {
  static func main() {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      let sum = await withTaskGroup(of: Int.self) { group in
        group.addTask { 1 }
        print(group.isCancelled, group.addTaskUnlessCancelled { 2 })
        group.cancelAll()
        print(group.isCancelled, group.addTaskUnlessCancelled { 4 })
        return await group.reduce(0, +)
      }
      print(sum, Task.isCancelled)
      done.signal()
    }
    done.wait()
  }
}
