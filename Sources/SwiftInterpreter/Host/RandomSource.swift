/// A seeded source of randomness: the same seed gives the same numbers everywhere (SplitMix64,
/// public domain).
public struct RandomSource: RandomNumberGenerator {
  private var state: UInt64
  /// The state of `drand48`'s own numbers, 48 bits: a linear congruential generator (POSIX).
  private var linear: UInt64 = 0x1234_ABCD_330E
  /// How many numbers were drawn.
  public private(set) var draws = 0

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    draws += 1
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// `srand48`.
  mutating func seedLinear(_ seed: Int) {
    draws += 1
    linear = UInt64(UInt32(truncatingIfNeeded: seed)) << 16 | 0x330E
  }

  /// `drand48`: the next number from 0 to 1.
  mutating func nextLinear() -> Double {
    draws += 1
    linear = (linear &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
    return Double(linear) / Double(UInt64(1) << 48)
  }
}
