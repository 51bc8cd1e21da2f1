// A pointer's target: a scene has no memory of its own, so values live here as long as somebody
// holds a pointer to them.
final class _Memory<Element> {
  var elements: [Element?]
  init(_ elements: [Element?]) { self.elements = elements }
  func element(at offset: Int) -> Element {
    guard offset >= 0, offset < elements.count, let element = elements[offset] else {
      fatalError("A pointer leads to no value")
    }
    return element
  }
  func set(_ element: Element?, at offset: Int) {
    guard offset >= 0, offset < elements.count else { fatalError("A pointer leads to no value") }
    elements[offset] = element
  }
}

struct UnsafePointer<Pointee>: Strideable, Hashable {
  let _memory: _Memory<Pointee>
  let _offset: Int
  init(_memory: _Memory<Pointee>, _offset: Int) {
    self._memory = _memory
    self._offset = _offset
  }
  init(_lent values: [Pointee]) { self.init(_memory: _Memory(values.map { $0 }), _offset: 0) }
  init(_ other: UnsafePointer<Pointee>) { self = other }
  init(_ other: UnsafeMutablePointer<Pointee>) {
    self.init(_memory: other._memory, _offset: other._offset)
  }
  var _lent: [Pointee] { _memory.elements.indices.map { _memory.element(at: $0) } }
  var pointee: Pointee { _memory.element(at: _offset) }
  subscript(i: Int) -> Pointee { _memory.element(at: _offset + i) }
  func advanced(by n: Int) -> UnsafePointer<Pointee> {
    UnsafePointer(_memory: _memory, _offset: _offset + n)
  }
  func successor() -> UnsafePointer<Pointee> { advanced(by: 1) }
  func predecessor() -> UnsafePointer<Pointee> { advanced(by: -1) }
  func distance(to end: UnsafePointer<Pointee>) -> Int { end._offset - _offset }
  func deallocate() { _memory.elements = [] }
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(_memory))
    hasher.combine(_offset)
  }
  static func == (a: UnsafePointer<Pointee>, b: UnsafePointer<Pointee>) -> Bool {
    a._memory === b._memory && a._offset == b._offset
  }
  static func < (a: UnsafePointer<Pointee>, b: UnsafePointer<Pointee>) -> Bool {
    a._offset < b._offset
  }
  static func + (a: UnsafePointer<Pointee>, n: Int) -> UnsafePointer<Pointee> {
    a.advanced(by: n)
  }
  static func - (a: UnsafePointer<Pointee>, n: Int) -> UnsafePointer<Pointee> {
    a.advanced(by: -n)
  }
  static func - (a: UnsafePointer<Pointee>, b: UnsafePointer<Pointee>) -> Int {
    b.distance(to: a)
  }
  static func += (a: inout UnsafePointer<Pointee>, n: Int) { a = a.advanced(by: n) }
  static func -= (a: inout UnsafePointer<Pointee>, n: Int) { a = a.advanced(by: -n) }
}

struct UnsafeMutablePointer<Pointee>: Strideable, Hashable {
  let _memory: _Memory<Pointee>
  let _offset: Int
  init(_memory: _Memory<Pointee>, _offset: Int) {
    self._memory = _memory
    self._offset = _offset
  }
  init(_lent values: [Pointee]) { self.init(_memory: _Memory(values.map { $0 }), _offset: 0) }
  init(_ other: UnsafeMutablePointer<Pointee>) { self = other }
  init(mutating other: UnsafePointer<Pointee>) {
    self.init(_memory: other._memory, _offset: other._offset)
  }
  static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee> {
    UnsafeMutablePointer(_memory: _Memory([Pointee?](repeating: nil, count: count)), _offset: 0)
  }
  var _lent: [Pointee] { _memory.elements.indices.map { _memory.element(at: $0) } }
  var pointee: Pointee {
    get { _memory.element(at: _offset) }
    nonmutating set { _memory.set(newValue, at: _offset) }
  }
  subscript(i: Int) -> Pointee {
    get { _memory.element(at: _offset + i) }
    nonmutating set { _memory.set(newValue, at: _offset + i) }
  }
  func initialize(to value: Pointee) { _memory.set(value, at: _offset) }
  func initialize(repeating value: Pointee, count: Int) {
    for i in 0..<count { _memory.set(value, at: _offset + i) }
  }
  func initialize(from source: UnsafePointer<Pointee>, count: Int) {
    for i in 0..<count { _memory.set(source[i], at: _offset + i) }
  }
  func update(repeating value: Pointee, count: Int) { initialize(repeating: value, count: count) }
  func assign(repeating value: Pointee, count: Int) { initialize(repeating: value, count: count) }
  func deinitialize(count: Int) {
    for i in 0..<count { _memory.set(nil, at: _offset + i) }
  }
  func move() -> Pointee {
    let value = pointee
    _memory.set(nil, at: _offset)
    return value
  }
  func deallocate() { _memory.elements = [] }
  func advanced(by n: Int) -> UnsafeMutablePointer<Pointee> {
    UnsafeMutablePointer(_memory: _memory, _offset: _offset + n)
  }
  func successor() -> UnsafeMutablePointer<Pointee> { advanced(by: 1) }
  func predecessor() -> UnsafeMutablePointer<Pointee> { advanced(by: -1) }
  func distance(to end: UnsafeMutablePointer<Pointee>) -> Int { end._offset - _offset }
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(_memory))
    hasher.combine(_offset)
  }
  static func == (a: UnsafeMutablePointer<Pointee>, b: UnsafeMutablePointer<Pointee>) -> Bool {
    a._memory === b._memory && a._offset == b._offset
  }
  static func < (a: UnsafeMutablePointer<Pointee>, b: UnsafeMutablePointer<Pointee>) -> Bool {
    a._offset < b._offset
  }
  static func + (a: UnsafeMutablePointer<Pointee>, n: Int) -> UnsafeMutablePointer<Pointee> {
    a.advanced(by: n)
  }
  static func - (a: UnsafeMutablePointer<Pointee>, n: Int) -> UnsafeMutablePointer<Pointee> {
    a.advanced(by: -n)
  }
  static func - (a: UnsafeMutablePointer<Pointee>, b: UnsafeMutablePointer<Pointee>) -> Int {
    b.distance(to: a)
  }
  static func += (a: inout UnsafeMutablePointer<Pointee>, n: Int) { a = a.advanced(by: n) }
  static func -= (a: inout UnsafeMutablePointer<Pointee>, n: Int) { a = a.advanced(by: -n) }
}

struct UnsafeBufferPointer<Element>: RandomAccessCollection<Element> {
  let baseAddress: UnsafePointer<Element>?
  let count: Int
  init(start: UnsafePointer<Element>?, count: Int) {
    baseAddress = start
    self.count = count
  }
  init(_ other: UnsafeMutableBufferPointer<Element>) {
    baseAddress = other.baseAddress.map { UnsafePointer($0) }
    count = other.count
  }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(i: Int) -> Element {
    guard let baseAddress, i >= 0, i < count else { fatalError("Index out of range") }
    return baseAddress[i]
  }
}

struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection<Element>,
  MutableCollection<Element>
{
  let baseAddress: UnsafeMutablePointer<Element>?
  let count: Int
  init(start: UnsafeMutablePointer<Element>?, count: Int) {
    baseAddress = start
    self.count = count
  }
  static func allocate(capacity count: Int) -> UnsafeMutableBufferPointer<Element> {
    let memory = _Memory([Element?](repeating: nil, count: count))
    return UnsafeMutableBufferPointer(
      start: UnsafeMutablePointer<Element>(_memory: memory, _offset: 0), count: count)
  }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(i: Int) -> Element {
    get {
      guard let baseAddress, i >= 0, i < count else { fatalError("Index out of range") }
      return baseAddress[i]
    }
    nonmutating set {
      guard let baseAddress, i >= 0, i < count else { fatalError("Index out of range") }
      baseAddress[i] = newValue
    }
  }
  func swapAt(_ i: Int, _ j: Int) {
    let element = self[i]
    self[i] = self[j]
    self[j] = element
  }
  func initialize(repeating value: Element) {
    baseAddress?.initialize(repeating: value, count: count)
  }
  func update(repeating value: Element) { initialize(repeating: value) }
  func deallocate() { baseAddress?.deallocate() }
}

extension ArraySlice {
  func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    try body(UnsafeBufferPointer(start: UnsafePointer(_lent: Array(self)), count: count))
  }
  mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    var elements = Array(self)
    defer { replaceSubrange(indices, with: elements) }
    return try elements.withUnsafeMutableBufferPointer(body)
  }
}

extension Array {
  init(
    unsafeUninitializedCapacity capacity: Int,
    initializingWith initializer:
      (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void
  ) rethrows {
    let empty = [Element?](repeating: nil, count: capacity)
    let start = UnsafeMutablePointer(_memory: _Memory(empty), _offset: 0)
    var buffer = UnsafeMutableBufferPointer(start: start, count: capacity)
    var count = 0
    try initializer(&buffer, &count)
    self = (0..<count).map { buffer[$0] }
  }
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(bytes: MemoryLayout<Int>._bytes(of: self)))
  }
  func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    try body(UnsafeBufferPointer(start: UnsafePointer(_lent: self), count: count))
  }
  mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    let pointer = UnsafeMutablePointer<Element>(_lent: self)
    var buffer = UnsafeMutableBufferPointer<Element>(start: pointer, count: count)
    defer { self = pointer._lent }
    return try body(&buffer)
  }
  func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    try withUnsafeBufferPointer(body)
  }
  mutating func withContiguousMutableStorageIfAvailable<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    try withUnsafeMutableBufferPointer(body)
  }
}

func withUnsafeBytes<T, R>(
  of value: T, _ body: (UnsafeRawBufferPointer) throws -> R
) rethrows -> R {
  try body(UnsafeRawBufferPointer(bytes: MemoryLayout<Int>._bytes(of: value)))
}

func withUnsafePointer<T, R>(
  to value: T, _ body: (UnsafePointer<T>) throws -> R
) rethrows -> R {
  try body(UnsafePointer<T>(_lent: [value]))
}

func withUnsafePointer<T, R>(
  to value: inout T, _ body: (UnsafePointer<T>) throws -> R
) rethrows -> R {
  try body(UnsafePointer<T>(_lent: [value]))
}

func withUnsafeMutablePointer<T, R>(
  to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> R
) rethrows -> R {
  let pointer = UnsafeMutablePointer<T>(_lent: [value])
  // A variable that is nil can't be told from memory without a value.
  defer { if let changed = pointer._memory.elements[0] { value = changed } }
  return try body(pointer)
}
