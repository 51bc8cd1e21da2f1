/// A growing row of plain values at a fixed address between two appends: no reference counting,
/// no copy on write. Its owner frees it.
struct Slab<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = capacity
    base = MemoryPool.shared.take(capacity, of: Element.self)
  }

  func free() { MemoryPool.shared.give(back: base, capacity) }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Grows to `newCount` elements, the new ones being `element`.
  mutating func extend(to newCount: Int, with element: Element) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: newCount) }
    (base + count).initialize(repeating: element, count: newCount - count)
    count = newCount
  }

  /// Makes room for `needed` elements in all, which then stay at their address. Untouched room
  /// takes no memory.
  mutating func reserve(_ needed: Int) {
    if needed > capacity { grow(to: needed) }
  }

  mutating func truncate(to newCount: Int) {
    count = min(count, newCount)
  }

  private mutating func grow(to needed: Int) {
    let capacity = max(needed, self.capacity * 2)
    let larger = MemoryPool.shared.take(capacity, of: Element.self)
    larger.moveInitialize(from: base, count: count)
    // Outgrown; keeping such blocks would double the memory.
    base.deallocate()
    base = larger
    self.capacity = capacity
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }
}
