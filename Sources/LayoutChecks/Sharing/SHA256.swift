/// The Secure Hash Algorithm with 256 bits (FIPS 180-4), by which caches name their entries.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  package init() {}

  /// The digest of some bytes, as 64 hexadecimal digits.
  package static func digest(_ bytes: some Collection<UInt8>) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.finish()
  }

  /// The digest of some texts in their order, and of nothing else.
  package static func digest(ofParts parts: [String]) -> String {
    var hash = SHA256()
    for part in parts { hash.add(part: part) }
    return hash.finish()
  }

  package mutating func add(_ bytes: some Collection<UInt8>) {
    count += UInt64(bytes.count)
    pending += bytes
    let whole = pending.count / 64 * 64
    pending.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: whole, by: 64) { mix(buffer, at: start) }
    }
    pending.removeFirst(whole)
  }

  /// Adds a text with its length, so that two texts never have the digest of two others.
  package mutating func add(part text: String) {
    add("\(text.utf8.count):".utf8)
    add(Array(text.utf8))
  }

  /// The digest of all that was added, as 64 hexadecimal digits.
  package func finish() -> String {
    var last = self
    let bits = count * 8
    let padding = (119 - Int(count % 64)) % 64 + 1
    last.add([0x80] + Array(repeating: 0, count: padding - 1))
    last.add((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) })
    return last.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func mix(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      for place in 0..<16 {
        let at = start + place * 4
        words[place] =
          UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
          | UInt32(bytes[at + 3])
      }
      for place in 16..<64 {
        let (a, b) = (words[place - 15], words[place - 2])
        let low = Self.turned(a, 7) ^ Self.turned(a, 18) ^ a >> 3
        let high = Self.turned(b, 17) ^ Self.turned(b, 19) ^ b >> 10
        words[place] = words[place - 16] &+ low &+ words[place - 7] &+ high
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for place in 0..<64 {
        let high = Self.turned(e, 6) ^ Self.turned(e, 11) ^ Self.turned(e, 25)
        let first = h &+ high &+ (e & f ^ ~e & g) &+ Self.constants[place] &+ words[place]
        let low = Self.turned(a, 2) ^ Self.turned(a, 13) ^ Self.turned(a, 22)
        let second = low &+ (a & b ^ a & c ^ b & c)
        (h, g, f, e) = (g, f, e, d &+ first)
        (d, c, b, a) = (c, b, a, first &+ second)
      }
      for (place, value) in [a, b, c, d, e, f, g, h].enumerated() {
        state[place] = state[place] &+ value
      }
    }
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  /// The fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [UInt32] = []
    var next: UInt32 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ !next.isMultiple(of: $0) }) { primes.append(next) }
      next += 1
    }
    return primes.map { prime in
      // The root times 2³², by halving, in whole numbers.
      var (low, high): (UInt128, UInt128) = (0, 8 << 32)
      while high - low > 1 {
        let middle = (low + high) / 2
        if middle * middle * middle >= UInt128(prime) << 96 { high = middle } else { low = middle }
      }
      return UInt32(truncatingIfNeeded: low)
    }
  }()
}
