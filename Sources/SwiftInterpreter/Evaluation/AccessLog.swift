/// What code reads and writes that outlives it: objects, global variables, variables that closures
/// share, and those of the host.
///
/// All of them tell the log themselves, whatever code reads or writes them, so that nothing is missed.
/// A host that keeps what a piece of code gave, such as a view's body, learns by it what that depends
/// on, and whether it was written since.
public final class AccessLog {
  /// What a piece of code depends on.
  public struct Dependencies {
    fileprivate(set) var read: Set<ObjectIdentifier> = []
    /// What it made, by its number. What it gave may hold that, and write to it later.
    fileprivate let made: Range<Int>
    fileprivate let unnamedWrites: Int
  }

  /// How many objects and shared variables were made.
  private(set) var births = 0
  /// How many of them there were when the stretch of code began that runs. What is made within a
  /// stretch is its own.
  private var stretchBirth = 0
  /// The number of the code that is watched; 0 while none is.
  private var watch = 0
  private var watches = 0
  private var read: Set<ObjectIdentifier> = []
  private var written: Set<ObjectIdentifier> = []
  /// The numbers of the objects among them.
  private var writtenBirths: [Int] = []
  /// Counts the writes to what is not known by name to those that read it.
  private var unnamedWrites = 0
  /// Counts the writes to what was there before the stretch of code that wrote.
  public private(set) var writes = 0

  init() {}

  // MARK: Telling

  /// The number of an object or a shared variable that is made.
  func birth() -> Int {
    births += 1
    return births - 1
  }

  /// - Parameter lastWatch: what the reader keeps, so that it tells once in a watch.
  @inline(__always) func noteRead(of thing: AnyObject, lastWatch: inout Int) {
    if lastWatch == watch { return }
    lastWatch = watch
    if watch != 0 { read.insert(ObjectIdentifier(thing)) }
  }

  @inline(__always) func noteWrite(ofObject object: AnyObject, bornAt birth: Int) {
    if birth < stretchBirth { noteWrite(ofOlder: object, bornAt: birth) }
  }

  private func noteWrite(ofOlder object: AnyObject, bornAt birth: Int) {
    writes += 1
    if written.insert(ObjectIdentifier(object)).inserted { writtenBirths.append(birth) }
  }

  /// Notes a write to a variable that closures share.
  @inline(__always) func noteWrite(ofSharedBornAt birth: Int) {
    if birth < stretchBirth { noteUnnamedWrite() }
  }

  /// Notes a read of a variable, a global one or the host's.
  public func noteRead(of variable: AnyObject) {
    if watch != 0 { read.insert(ObjectIdentifier(variable)) }
  }

  /// Notes a write to a variable, a global one or the host's.
  public func noteWrite(of variable: AnyObject) {
    writes += 1
    written.insert(ObjectIdentifier(variable))
  }

  /// Notes a write that anything may depend on.
  public func noteUnnamedWrite() {
    writes += 1
    unnamedWrites += 1
  }

  // MARK: Watching

  /// What code gives, and what that depends on. The code around depends on it as well.
  public func watching<T>(_ code: () throws -> T) rethrows -> (T, Dependencies) {
    let outer = (watch, read)
    watches += 1
    (watch, read) = (watches, [])
    stretchBirth = births
    defer {
      // What around was told in a watch of its own is told again.
      watches += 1
      (watch, read) = outer.0 == 0 ? (0, []) : (watches, outer.1.union(read))
      stretchBirth = births
    }
    let first = births
    let result = try code()
    return (
      result, Dependencies(read: read, made: first..<births, unnamedWrites: unnamedWrites)
    )
  }

  /// Notes that the code which is watched uses what other code gave.
  public func noteUse(of dependencies: Dependencies) {
    if watch != 0 { read.formUnion(dependencies.read) }
  }

  /// Whether something was written since ``forgetWrites()`` that code read.
  public func isReadWritten(_ dependencies: Dependencies) -> Bool {
    !written.isEmpty && !dependencies.read.isDisjoint(with: written)
  }

  /// Whether something was written that code depends on: what it read, what it made, or at any time
  /// what is not known by name.
  public func isWritten(_ dependencies: Dependencies) -> Bool {
    dependencies.unnamedWrites != unnamedWrites || isReadWritten(dependencies)
      || !dependencies.made.isEmpty && writtenBirths.contains(where: dependencies.made.contains)
  }

  /// Begins anew with what is written.
  public func forgetWrites() {
    written = []
    writtenBirths = []
  }
}
