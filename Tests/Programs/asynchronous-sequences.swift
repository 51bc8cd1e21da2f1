// Asynchronous sequences of the program's own, what is made of them, and what tasks come to.

struct Stop: Error {}

struct Counting: AsyncSequence {
  typealias Element = Int
  let count: Int
  struct Steps: AsyncIteratorProtocol {
    var at = 0
    let count: Int
    mutating func next() async -> Int? {
      guard at < count else { return nil }
      at += 1
      return at
    }
  }
  func makeAsyncIterator() -> Steps { Steps(count: count) }
}

struct Words: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = String
  var left: [String]
  mutating func next() async throws -> String? {
    if left.first == "stop" { throw Stop() }
    return left.isEmpty ? nil : left.removeFirst()
  }
  func makeAsyncIterator() -> Words { self }
}

struct Doubled<Base: AsyncSequence>: AsyncSequence where Base.Element == Int {
  typealias Element = Int
  let base: Base
  struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    mutating func next() async throws -> Int? { try await base.next().map { $0 * 2 } }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

extension AsyncSequence {
  func collected() async throws -> [Element] {
    var all: [Element] = []
    for try await element in self { all.append(element) }
    return all
  }
  func doubled() -> Doubled<Self> where Element == Int { Doubled(base: self) }
}

func total<Numbers: AsyncSequence>(
  _ numbers: Numbers
) async throws -> Int where Numbers.Element == Int {
  var sum = 0
  for try await number in numbers { sum += number }
  return sum
}

enum SequencesOfOnesOwn {
  static func main() {
    let done = Door()
    Task {
      for await number in Counting(count: 3) { print(number, terminator: " ") }
      print()
      var steps = Counting(count: 2).makeAsyncIterator()
      while let step = await steps.next() { print(step) }
      do {
        for try await word in Words(left: ["a", "b", "stop", "c"]) { print(word) }
      } catch {
        print("caught", error)
      }
      print(try await Counting(count: 4).collected(), try await total(Counting(count: 4)))
      print(try await total(Counting(count: 3).doubled()))
      let stream = AsyncStream<Int> { continuation in
        for number in 1...3 { continuation.yield(number) }
        continuation.finish()
      }
      print(try await total(stream))
      done.open()
    }
    done.wait()
  }
}

enum WhatIsMadeOfThem {
  static func main() {
    let done = Door()
    Task {
      let six = Counting(count: 6)
      print(try await six.filter { $0 % 2 == 0 }.map { "n\($0)" }.collected())
      print(await six.reduce(0, +), await six.contains(2), await six.first { $0 > 4 } ?? 0)
      print(await six.max() ?? 0, await six.min() ?? 0, await six.allSatisfy { $0 < 3 })
      print(try await six.dropFirst(2).prefix(3).collected())
      print(try await six.prefix { $0 < 4 }.collected(), try await six.drop { $0 < 3 }.collected())
      print(try await Counting(count: 3).flatMap { Counting(count: $0) }.collected())
      print(try await six.compactMap { $0 > 4 ? "\($0)" : nil }.collected())
      let twice = Counting(count: 2).map { $0 * 10 }
      for await number in twice { print(number) }
      for await number in twice { print(number) }
      print(await Counting(count: 3).reduce(into: [Int]()) { $0.append($1) })
      let stream = AsyncStream<Int> { continuation in
        for number in 1...5 { continuation.yield(number) }
        continuation.finish()
      }
      for await number in stream.filter({ $0 > 2 }).map({ $0 + 1 }) { print(number) }
      let squares = await withTaskGroup(of: Int.self) { group in
        for number in 1...3 { group.addTask { number * number } }
        return await group.reduce(0, +)
      }
      print(squares)
      done.open()
    }
    done.wait()
  }
}

enum WhatTasksComeTo {
  static func main() {
    let done = Door()
    Task {
      let good = await Task { 3 }.result
      let bad = await Task<Int, any Error> { throw Stop() }.result
      print(good, (try? good.get()) as Any, bad)
      do { print(try await Task<Int, any Error> { throw Stop() }.value) } catch {
        print("thrown", error)
      }
      let failure: Result<Int, Stop> = .failure(Stop())
      print(failure.flatMapError { _ in Result<Int, Never>.success(8) })
      print(failure.flatMapError { _ -> Result<Int, Stop> in .failure(Stop()) })
      print(Result<Int, Stop>.success(2).flatMapError { _ in Result<Int, Never>.success(9) })
      done.open()
    }
    done.wait()
  }
}

final class Door: @unchecked Sendable {
  var isOpen = false
  func open() { isOpen = true }
  func wait() { while !isOpen {} }
}
