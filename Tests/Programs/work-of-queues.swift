import Foundation

// What is given to a queue is done before what waits for it goes on.

enum QueueProgram {
  static func main() {
    let queue = DispatchQueue(label: "work")
    var log: [String] = []
    queue.async { log.append("first") }
    queue.async { log.append("second") }
    queue.sync { log.append("third") }
    print(log)
    let item = DispatchWorkItem { log.append("item") }
    queue.async(execute: item)
    item.wait()
    print(log, queue.sync { log.count })
    queue.asyncAfter(deadline: .now() + .seconds(60), qos: .background, flags: []) {
      print("never")
    }
    queue.asyncAfter(deadline: .now() + .seconds(60)) { print("never") }
  }
}

enum GroupProgram {
  static func main() {
    let (queue, group) = (DispatchQueue(label: "work"), DispatchGroup())
    var sum = 0
    group.enter()
    queue.async {
      sum += 1
      group.leave()
    }
    queue.async(group: group) { sum += 10 }
    group.wait()
    print(sum)
    group.enter()
    print(group.wait(timeout: .now()) == .timedOut)
    group.leave()
    print(group.wait(timeout: .now()) == .success)
  }
}

enum SemaphoreProgram {
  static func main() {
    let (queue, semaphore) = (DispatchQueue(label: "work"), DispatchSemaphore(value: 0))
    var answer = 0
    queue.async {
      answer = 42
      semaphore.signal()
    }
    semaphore.wait()
    print(answer, semaphore.wait(timeout: .now()) == .timedOut)
    let one = DispatchSemaphore(value: 1)
    one.wait()
    print(one.wait(timeout: .now()) == .timedOut)
    one.signal()
    print(one.wait(timeout: .now()) == .success)
    one.signal()
  }
}

final class Doubling: Operation, @unchecked Sendable {
  var number = 2
  override func main() { number *= 2 }
}

enum OperationProgram {
  static func main() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let (doubling, last) = (Doubling(), BlockOperation { print("last") })
    last.addDependency(doubling)
    last.completionBlock = {}
    queue.addOperation(last)
    queue.addOperation(doubling)
    queue.waitUntilAllOperationsAreFinished()
    print(doubling.number, doubling.isFinished, queue.operationCount, doubling.isCancelled)
    let cancelled = Doubling()
    cancelled.cancel()
    queue.addOperations([cancelled], waitUntilFinished: true)
    print(cancelled.number, cancelled.isCancelled)
  }
}

enum TimerProgram {
  static func main() {
    var count = 0
    let once = Timer(timeInterval: 60, repeats: false) { _ in count += 1 }
    print(once.isValid)
    once.fire()
    once.fire()
    print(count, once.isValid)
    let again = Timer(timeInterval: 60, repeats: true) { _ in count += 1 }
    again.fire()
    again.fire()
    print(count, again.isValid, again.timeInterval)
    again.invalidate()
    print(again.isValid)
  }
}
