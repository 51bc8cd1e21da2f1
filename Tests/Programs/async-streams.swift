/// Streams whose values are there before they are waited for.
enum Streams {
  static func main() {
    let done = Gate()
    Task {
      let numbers = AsyncStream<Int> { continuation in
        for number in 1...3 { continuation.yield(number * 10) }
        continuation.finish()
      }
      for await number in numbers { print(number) }

      let (stream, continuation) = AsyncStream.makeStream(of: String.self)
      continuation.yield("a")
      continuation.yield("b")
      continuation.finish()
      var words: [String] = []
      for await word in stream { words.append(word) }
      print(words)

      var count = 0
      let counted = AsyncStream(unfolding: {
        count += 1
        return count < 4 ? count : nil
      })
      for await number in counted { print(number, terminator: " ") }
      print()

      let failing = AsyncThrowingStream<Int, Error> { continuation in
        continuation.yield(1)
        continuation.finish(throwing: Broken())
      }
      do {
        for try await number in failing { print(number) }
      } catch {
        print("broken")
      }
      done.open()
    }
    done.wait()
  }
}

struct Broken: Error {}

final class Gate: @unchecked Sendable {
  var isOpen = false
  func open() { isOpen = true }
  func wait() { while !isOpen {} }
}
