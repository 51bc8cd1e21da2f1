#if canImport(Darwin)
  import Foundation
#else
  @_spi(_Unicode) import Swift
#endif
import Synchronization

/// The seed of everything random in a scene: random numbers, identifiers, hashes.
public enum Seed {
  private static let value = Atomic<UInt64>(0)

  /// The process's; set before the first scene is read.
  public static var ofProcess: UInt64 {
    get { value.load(ordering: .relaxed) }
    set { value.store(newValue, ordering: .relaxed) }
  }
}

/// Hashes that are the same in each run with the same seed; Swift's own hasher has no seed to set.
/// By FNV-1a (Fowler, Noll and Vo), a word at a time.
struct SeededHasher {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325 ^ Seed.ofProcess

  mutating func combine(_ word: UInt64) {
    state = (state ^ word) &* 0x100_0000_01b3
    state ^= state >> 32
  }

  mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  /// Zero is one number, however it is signed.
  mutating func combine(_ number: Double) { combine(number == 0 ? 0 : number.bitPattern) }

  /// A text's characters: texts are equal that have the same ones, in whatever form.
  mutating func combine(_ text: some StringProtocol) {
    var form = self
    for byte in text.utf8 {
      guard byte < 0x80 else { return combineCanonical(String(text)) }
      form.combine(UInt64(byte))
    }
    self = form
    combine(text.utf8.count)
  }

  private mutating func combineCanonical(_ text: String) {
    var count = 0
    #if canImport(Darwin)
      for byte in text.precomposedStringWithCanonicalMapping.utf8 {
        combine(UInt64(byte))
        count += 1
      }
    #else
      for scalar in text._nfc {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          combine(UInt64(byte))
          count += 1
        }
      }
    #endif
    combine(count)
  }

  /// A hash whose low bits are as good as the others.
  var hash: Int {
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: mixed ^ (mixed >> 31))
  }
}
