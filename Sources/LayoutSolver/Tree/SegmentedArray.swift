/// A growing row of plain values that never moves: it grows by segments, each twice as long as the
/// one before. Its owner frees it.
struct SegmentedArray<Element: BitwiseCopyable> {
  private(set) var count = 0
  /// The segments, empty until something is appended.
  private var segments: UnsafeMutablePointer<UnsafeMutablePointer<Element>>?
  private var segmentCount = 0
  /// The segment being filled, its next free place, and its end.
  private var filling = -1
  private var next: UnsafeMutablePointer<Element>?
  private var limit: UnsafeMutablePointer<Element>?

  /// The first segment has two to the power of this many elements.
  private static var firstBits: Int { 6 }
  private static var most: Int { Int(Int32.bitWidth) - firstBits }

  private static func capacity(of segment: Int) -> Int { 1 << (firstBits + segment) }

  @inline(__always)
  mutating func append(_ element: Element) {
    if next == limit { advance() }
    next?.initialize(to: element)
    next = next.map { $0 + 1 }
    count += 1
  }

  /// The address of an element, which stays the same as long as the element exists.
  @inline(__always)
  func pointer(_ index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count)
    let place = UInt(bitPattern: index) &+ 1 << Self.firstBits
    let segment = UInt.bitWidth &- 1 &- place.leadingZeroBitCount
    // Never nil where there is an element.
    return segments.unsafelyUnwrapped[segment &- Self.firstBits]
      + Int(bitPattern: place ^ 1 << UInt(segment))
  }

  @inline(__always)
  subscript(index: Int) -> Element { pointer(index).pointee }

  /// Goes on in the segment after the one that is full.
  @inline(never)
  private mutating func advance() {
    filling += 1
    let table = segments ?? MemoryPool.shared.take(Self.most, of: UnsafeMutablePointer.self)
    segments = table
    let capacity = Self.capacity(of: filling)
    if filling == segmentCount {
      (table + filling).initialize(to: MemoryPool.shared.take(capacity, of: Element.self))
      segmentCount += 1
    }
    next = table[filling]
    limit = table[filling] + capacity
  }

  /// Drops all elements; the memory is kept for the next ones.
  mutating func removeAll() {
    count = 0
    filling = -1
    next = nil
    limit = nil
  }

  /// Drops all elements and frees their memory.
  mutating func free() {
    removeAll()
    guard let segments else { return }
    for segment in 0..<segmentCount {
      MemoryPool.shared.give(back: segments[segment], Self.capacity(of: segment))
    }
    MemoryPool.shared.give(back: segments, Self.most)
    segmentCount = 0
    self.segments = nil
  }
}
