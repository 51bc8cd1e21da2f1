import Synchronization

/// A request that what a scene does should end, made by another thread than the one that runs it.
///
/// Scenes that run in a task or thread in which it is ``current`` look at it now and then, and end
/// with an error once it is requested.
public final class Interruption: Sendable {
  /// The one for the code that runs from here; nil where nobody interrupts.
  @TaskLocal public static var current: Interruption?

  private let requested = Atomic(false)

  public init() {}

  public var isRequested: Bool { requested.load(ordering: .relaxed) }

  public func request() { requested.store(true, ordering: .relaxed) }
}
