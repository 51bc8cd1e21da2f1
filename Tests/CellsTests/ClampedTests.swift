import Numbers
import Testing

/// What becomes of numbers that no integer is.
@Suite struct ClampedTests {
  @Test(
    arguments: [
      (2.9, 2), (-2.9, -2), (0, 0), (-0.0, 0), (.nan, 0), (.infinity, 1 << 53),
      (-.infinity, -1 << 53), (1e308, 1 << 53), (.leastNonzeroMagnitude, 0), (0x1p53, 1 << 53),
      (0x1p53 - 1, (1 << 53) - 1),
    ] as [(Double, Int)])
  func integers(number: Double, integer: Int) {
    #expect(Int(clamped: number) == integer)
  }

  @Test func otherIntegers() {
    #expect(UInt8(clamped: 255.5) == 255)
    #expect(UInt8(clamped: .infinity) == 255)
    #expect(UInt8(clamped: -1) == 0)
    #expect(UInt32(clamped: .nan) == 0)
  }

  @Test func sums() {
    #expect(Int.max.plus(1) == .max)
    #expect(Int.min.plus(-1) == .min)
    #expect(3.plus(4) == 7)
  }

  @Test func ranges() {
    #expect(ClosedRange(between: 2, and: 1) == 1...2)
    #expect(ClosedRange(between: .nan, and: 1) == 1...1)
    #expect(ClosedRange(between: 2, and: .nan) == 2...2)
    #expect(ClosedRange(between: .nan, and: .nan) == 0...0)
    #expect(ClosedRange(between: -.infinity, and: .infinity) == -.infinity ... .infinity)
  }
}
