import Synchronization

/// Memory that one layout leaves to the next.
///
/// A fresh page costs more than a layout needs to fill it, so blocks are kept and handed out again:
/// those of one size in a list that runs through the blocks themselves. Any thread may call.
final class MemoryPool: @unchecked Sendable {
  static let shared = MemoryPool()

  /// The most that is kept, in bytes; blocks beyond that go back to the system.
  private static let limit = 16 << 20
  private static let alignment = 16

  /// The free blocks of one size in bytes, 0 for none yet; each begins with the address of the next.
  private struct Blocks {
    var size = 0
    var first: UnsafeMutableRawPointer?
  }

  /// How many sizes are kept, a power of two: capacities double, so that there are fewer.
  private static let sizes = 256

  private let lock = Mutex(())
  /// By size: an entry is at the index of its size, or next to others that are. A dictionary takes
  /// a tenth of a small tree's layout.
  private let free = UnsafeMutablePointer<Blocks>.allocate(capacity: sizes)
  private var kept = 0

  private init() { free.initialize(repeating: Blocks(), count: Self.sizes) }

  /// The blocks of a size; nil if there are too many sizes.
  private func blocks(of size: Int) -> UnsafeMutablePointer<Blocks>? {
    var index = Int(truncatingIfNeeded: (UInt64(size) &* 0x9E37_79B9_7F4A_7C15) >> 56)
    for _ in 0..<Self.sizes {
      if free[index].size == size { return free + index }
      if free[index].size == 0 {
        free[index].size = size
        return free + index
      }
      index = (index + 1) % Self.sizes
    }
    return nil
  }

  /// A block for `capacity` elements, uninitialised.
  func take<Element: BitwiseCopyable>(
    _ capacity: Int, of type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    let size = Self.size(capacity, of: type)
    var block: UnsafeMutableRawPointer?
    lock.withLock { _ in
      guard let blocks = blocks(of: size), let first = blocks.pointee.first else { return }
      blocks.pointee.first = first.load(as: UnsafeMutableRawPointer?.self)
      kept -= size
      block = first
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
      guard kept + size <= Self.limit, let blocks = blocks(of: size) else {
        return block.deallocate()
      }
      block.storeBytes(of: blocks.pointee.first, as: UnsafeMutableRawPointer?.self)
      blocks.pointee.first = block
      kept += size
    }
  }

  private static func size<Element>(_ capacity: Int, of type: Element.Type) -> Int {
    max(capacity * MemoryLayout<Element>.stride, MemoryLayout<UnsafeMutableRawPointer?>.stride)
  }
}
