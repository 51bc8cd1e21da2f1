/// The instants of Swift's clocks, of which only what lies between them is told.
enum Instants {
  static func main() {
    let start = ContinuousClock.now
    let later = start.advanced(by: .seconds(1.5))
    print(start.duration(to: later), later - start, start - later)
    print(start < later, later == start + .milliseconds(1500), start.duration(to: start) == .zero)
    let long = start + .seconds(95) + .milliseconds(370)
    print(start.duration(to: long).components.seconds)
    let calm = SuspendingClock().now
    print(calm.duration(to: calm.advanced(by: .seconds(2))))
    let instant: ContinuousClock.Instant = .now
    print(ContinuousClock().measure {} >= .zero, instant >= start)
    var last: ContinuousClock.Instant?
    last = start
    last? += .seconds(2)
    print(last.map { start.duration(to: $0) } as Any)
  }
}
