/// Records reads and writes of what outlives the code: objects, global variables, variables that
/// closures share, and the host's.
///
/// They report to the log themselves, whatever code accesses them, so that nothing is missed. A
/// host that keeps the result of a piece of code, such as a view's body, learns what it depends on,
/// and whether that was written since. Which writes count is the host's decision: it alone knows
/// what is observed.
public final class AccessLog {
  /// A property of an object, or a variable: the owner's address with the property's place among the
  /// object's in the bits that no address has. Keys of a type of their own would be looked up at every
  /// start.
  fileprivate typealias Place = Int

  /// The place of an object as a whole: code that reads it reads each property.
  static let whole = -1

  private static func place(_ owner: AnyObject, _ index: Int) -> Place {
    Int(bitPattern: ObjectIdentifier(owner)) ^ (index &+ 1) << 48
  }

  /// What a piece of code read, and when it ended.
  public struct Dependencies {
    fileprivate let read: Set<Place>
    fileprivate let time: Int
  }

  /// How many writes are remembered; earlier ones count as writes to everything.
  private static let memory = 4096

  /// How many objects and shared variables were made.
  private(set) var births = 0
  /// How many there were when the running stretch of code began. What is created within a stretch
  /// belongs to it.
  private var stretchBirth = 0
  /// The number of the code being watched; 0 for none.
  private var watch = 0
  private var watches = 0
  private var read: Set<Place> = []
  /// Writes to what is observed, each with its number.
  private var observed: [Place: Int] = [:]
  private var lastObserved = 0
  /// Writes up to this number are forgotten.
  private var forgotten = 0
  /// Writes to what isn't observed, with the name for messages.
  private var unobserved: [Place: (time: Int, name: String)] = [:]
  /// Counts the writes to what existed before the stretch of code that wrote.
  public private(set) var writes = 0

  init() {}

  // MARK: Telling

  /// The number of a new object or shared variable.
  func birth() -> Int {
    births += 1
    return births - 1
  }

  /// Notes a read of an object's property, or of the whole object.
  /// - Parameter last: what the object keeps, so that it reports once per watch.
  @inline(__always) func noteRead(
    of object: AnyObject, _ index: Int = AccessLog.whole, last: inout LastRead
  ) {
    if watch != 0, last.isNew(index, watch) { insertRead(of: object, index) }
  }

  private func insertRead(of object: AnyObject, _ index: Int) {
    read.insert(Self.place(object, index))
  }

  /// Which of its reads an object has reported.
  struct LastRead {
    /// The last watch in which it was read; 0 where it never was in one.
    private(set) var watch = 0
    /// A bit for each of the first properties, and one for the whole object.
    private var told: UInt64 = 0

    @inline(__always) mutating func isNew(_ index: Int, _ watch: Int) -> Bool {
      if self.watch != watch { (self.watch, told) = (watch, 0) }
      // A property without a bit is reported each time.
      guard index < 63 else { return true }
      let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: index & 63)
      if told & bit != 0 { return false }
      told |= bit
      return true
    }
  }

  /// Notes a write to an object or to a variable that closures share.
  @inline(__always) func noteWrite(bornAt birth: Int) {
    if birth < stretchBirth { writes += 1 }
  }

  /// Notes a read of a variable, a global one or the host's.
  /// - Returns: whether the code that reads it is watched.
  @discardableResult
  public func noteRead(of variable: AnyObject) -> Bool {
    if watch == 0 { return false }
    insertRead(of: variable, 0)
    return true
  }

  /// Notes a write to a variable that has no readers.
  public func noteWrite() { writes += 1 }

  /// Notes a write whose readers are notified: to a property of an object, or a variable of the
  /// host's.
  public func noteObservedWrite(to owner: AnyObject, _ index: Int = 0) {
    writes += 1
    if observed.count >= Self.memory {
      observed = [:]
      forgotten = writes
    }
    lastObserved = writes
    observed[Self.place(owner, index)] = writes
    observed[Self.place(owner, Self.whole)] = writes
  }

  /// Notes a write whose readers aren't notified. Writes by code being watched come before others
  /// read.
  /// - Parameters:
  ///   - owner: the object, or the variable.
  ///   - index: the property's place among the object's; 0 for a variable.
  ///   - name: for messages, such as `Model.count`.
  public func noteUnobservedWrite(
    to owner: AnyObject, _ index: Int = 0, name: @autoclosure () -> String
  ) {
    writes += 1
    if watch != 0 { return }
    let place = Self.place(owner, index)
    let known = unobserved[place]?.name
    if known == nil, unobserved.count >= Self.memory { return }
    unobserved[place] = (writes, known ?? name())
  }

  // MARK: Watching

  /// Returns the result of code and what it depends on. Code around it depends on that as well.
  public func watching<T>(_ code: () throws -> T) rethrows -> (T, Dependencies) {
    let outer = (watch, read)
    watches += 1
    (watch, read) = (watches, [])
    stretchBirth = births
    defer {
      // Reads that outer code has reported are reported again for this watch.
      watches += 1
      (watch, read) = outer.0 == 0 ? (0, []) : (watches, outer.1.union(read))
      stretchBirth = births
    }
    let result = try code()
    return (result, Dependencies(read: read, time: writes))
  }

  /// Notes that the code being watched uses the result of other code.
  public func noteUse(of dependencies: Dependencies) {
    if watch != 0 { read.formUnion(dependencies.read) }
  }

  /// Whether something observed was written that code has read.
  public func isWritten(_ dependencies: Dependencies) -> Bool {
    if dependencies.time >= lastObserved { return false }
    return dependencies.time < forgotten
      || observed.contains {
        $0.value > dependencies.time && dependencies.read.contains($0.key)
      }
  }

  /// Whether something was written that isn't observed.
  public var hasUnobservedWrites: Bool { !unobserved.isEmpty }

  /// The names of what was written unobserved since code has read it.
  public func unobservedWrites(since dependencies: Dependencies) -> [String] {
    unobserved.filter { $0.value.time > dependencies.time && dependencies.read.contains($0.key) }
      .map(\.value.name).sorted()
  }
}
