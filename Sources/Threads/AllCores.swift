#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Synchronization

/// Work on many elements that is shared among the processor's cores.
package enum AllCores {
  /// Less work than this, in bytes that are read, isn't worth another thread.
  private static let share = 64 << 10
  /// More threads than this would wait for memory.
  private static let mostThreads = 16
  /// What a deep source takes, of which only the used part costs memory.
  private static let stackSize = 32 << 20

  /// What a closure makes of each element, in their order, whatever the number of cores.
  ///
  /// The calling thread works too, and all others have ended when this returns.
  /// - Parameters:
  ///   - bytes: how much the elements are together, which decides on the number of threads.
  ///   - cores: how many there are.
  ///   - transform: called on several threads at once, once for each element.
  package static func map<Element, Result>(
    _ elements: [Element], bytes: Int, cores: Int = Self.cores,
    _ transform: (Element) -> Result
  ) -> [Result] {
    let others = min(cores, mostThreads, elements.count, bytes / share) - 1
    guard others > 0 else { return elements.map(transform) }
    return withoutActuallyEscaping(transform) { transform in
      [Result](unsafeUninitializedCapacity: elements.count) { results, count in
        let work = Work(elements: elements, results: results, transform: transform)
        // Where there are fewer threads to be had, these do all of it.
        let threads = (0..<others).compactMap { _ in
          StackThread(stackSize: stackSize) { work.run() }
        }
        work.run()
        for thread in threads { thread.join() }
        count = elements.count
      }
    }
  }

  /// Elements of which each thread takes the next.
  private final class Work<Element, Result> {
    private let elements: [Element]
    private let results: UnsafeMutableBufferPointer<Result>
    private let transform: (Element) -> Result
    private let next = Atomic(0)

    init(
      elements: [Element], results: UnsafeMutableBufferPointer<Result>,
      transform: @escaping (Element) -> Result
    ) {
      self.elements = elements
      self.results = results
      self.transform = transform
    }

    func run() {
      while true {
        let place = next.add(1, ordering: .relaxed).oldValue
        guard place < elements.count else { return }
        results.initializeElement(at: place, to: transform(elements[place]))
      }
    }
  }

  /// How many cores the machine has.
  package static var cores: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }
}
