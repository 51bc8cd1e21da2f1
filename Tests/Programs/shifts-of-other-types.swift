// What is shifted is of the type that its surroundings ask for.

func aShift(_ n: Int) -> UInt {
  let m: UInt = (1 << n) - 1
  return m
}
func bShift(_ j: Int) -> [UInt] {
  var w: [UInt] = [0, 255]
  w[0] |= 1 << j
  w[1] &= ~(1 << j)
  return w
}
func cShift(_ x: UInt8, _ k: Int) -> Bool { x & (1 << k) != 0 }
func dShift(_ x: Int32, _ k: Int) -> Int32 { x & 1 << k | 2 << Int8(k) }
func eShift(_ k: UInt8) -> Int { 1 << k }
func fShift(_ k: UInt8) -> [Int] { [1 << k, 256 >> k] }
func gShift(_ x: UInt16, _ k: UInt8) -> UInt16 { (x >> k) ^ (x << 3) }
func hShift(_ k: Int) -> UInt64 {
  var h: UInt64 = 5
  h ^= h << 13
  h ^= h >> UInt64(7)
  h <<= k
  return h
}
func takeShift(_ x: UInt16) -> String { "UInt16 \(x)" }
func tShift(_ k: Int) -> String { takeShift(1 << k) }
func iShift<T: FixedWidthInteger>(_ x: T, _ k: Int) -> T { x & (1 << k) }
func bigShift() -> [Int] { [1 << 64, 1 << -1, 8 >> -1, -8 >> 1, -1 >> 100, 1 << 63] }
func maskOfShift(_ n: Int) -> UInt8 { UInt8(1 << n) }
func cmpShift(_ x: UInt8, _ k: Int) -> Bool { x == 1 << k }

enum ShiftProgram {
  static func main() {
    print(aShift(5), bShift(3), cShift(4, 2), dShift(7, 1))
    print(eShift(3), fShift(2), gShift(1000, 2), hShift(2))
    print(tShift(4), iShift(UInt8(6), 2), iShift(13, 3), bigShift())
    print(maskOfShift(3), cmpShift(8, 3), type(of: 1 << UInt8(3)), [1, 2].map { $0 << UInt8($0) })
    print((1 << 3) as UInt8, UInt32(1) << 4 | 1 << 2, 0xFF & ~(1 << 2))
  }
}
