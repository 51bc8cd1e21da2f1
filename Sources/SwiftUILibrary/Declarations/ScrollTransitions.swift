struct ScrollTransitionConfiguration {
  private var kind = "interactive"
  private var curve = UnitCurve.easeInOut
  private var limit = Threshold.visible
  static let interactive = ScrollTransitionConfiguration()
  static let animated = ScrollTransitionConfiguration(kind: "animated")
  static let identity = ScrollTransitionConfiguration(kind: "identity")
  static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(curve: timingCurve)
  }
  func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.limit = threshold
    return copy
  }
  struct Threshold {
    private var hidden = 0.0
    private var centered = 0.0
    private var distance = 0.0
    static let visible = Threshold()
    static let hidden = Threshold(hidden: 1)
    static let centered = Threshold(centered: 1)
    static func visible(_ amount: Double) -> Threshold {
      Threshold(hidden: 1 - min(max(amount, 0), 1))
    }
    func inset(by distance: Double) -> Threshold {
      var copy = self
      copy.distance += distance
      return copy
    }
    func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        hidden: hidden + (other.hidden - hidden) * amount,
        centered: centered + (other.centered - centered) * amount,
        distance: distance + (other.distance - distance) * amount)
    }
  }
}
struct UnitCurve: Hashable {
  private let start: CGPoint
  private let end: CGPoint
  static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      start: CGPoint(x: startControlPoint.x, y: startControlPoint.y),
      end: CGPoint(x: endControlPoint.x, y: endControlPoint.y))
  }
  private static func curve(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> UnitCurve {
    UnitCurve(start: CGPoint(x: x, y: y), end: CGPoint(x: z, y: w))
  }
  static let linear = curve(0, 0, 1, 1)
  static let easeIn = curve(0.42, 0, 1, 1)
  static let easeOut = curve(0, 0, 0.58, 1)
  static let easeInOut = curve(0.42, 0, 0.58, 1)
  static let circularEaseIn = curve(0.55, 0, 1, 0.45)
  static let circularEaseOut = curve(0, 0.55, 0.45, 1)
  static let circularEaseInOut = curve(0.85, 0, 0.15, 1)
  func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    var low = 0.0, high = 1.0
    for _ in 0..<40 {
      let t = (low + high) / 2
      if along(start.x, end.x, t) < x { low = t } else { high = t }
    }
    return along(start.y, end.y, (low + high) / 2)
  }
  private func along(_ a: CGFloat, _ b: CGFloat, _ t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
  }
}
enum ScrollTransitionPhase: Hashable {
  case topLeading, identity, bottomTrailing
  var isIdentity: Bool { self == .identity }
  var value: Double {
    switch self {
    case .topLeading: return -1
    case .identity: return 0
    case .bottomTrailing: return 1
    }
  }
}
