import Synchronization

/// Memory that one layout leaves to the next.
///
/// A fresh page costs more than a layout needs to fill it, so blocks are kept and handed out again:
/// those of one size in a list that runs through the blocks themselves. Any thread may call.
final class MemoryPool: @unchecked Sendable {
  static let shared = MemoryPool()

  /// What is kept at most, in bytes; blocks beyond that go back to the system.
  private static let limit = 16 << 20
  private static let alignment = 16

  private let lock = Mutex(())
  /// The first free block of each size in bytes; each begins with the address of the next.
  private var free: [Int: UnsafeMutableRawPointer] = [:]
  private var kept = 0

  private init() {}

  /// A block for `capacity` elements, uninitialised.
  func take<Element: BitwiseCopyable>(
    _ capacity: Int, of type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    let size = Self.size(capacity, of: type)
    var block: UnsafeMutableRawPointer?
    lock.withLock { _ in
      block = free[size]
      if let block {
        free[size] = block.load(as: UnsafeMutableRawPointer?.self)
        kept -= size
      }
    }
    return (block ?? .allocate(byteCount: size, alignment: Self.alignment))
      .bindMemory(to: type, capacity: capacity)
  }

  /// Gives back a block that was taken for `capacity` elements.
  func give<Element: BitwiseCopyable>(
    back block: UnsafeMutablePointer<Element>, _ capacity: Int
  ) {
    let size = Self.size(capacity, of: Element.self)
    let block = UnsafeMutableRawPointer(block)
    lock.withLock { _ in
      guard kept + size <= Self.limit else { return block.deallocate() }
      block.storeBytes(of: free[size], as: UnsafeMutableRawPointer?.self)
      free[size] = block
      kept += size
    }
  }

  private static func size<Element>(_ capacity: Int, of type: Element.Type) -> Int {
    max(capacity * MemoryLayout<Element>.stride, MemoryLayout<UnsafeMutableRawPointer?>.stride)
  }
}
