/// Finds the answers of the few nodes that are asked very many different questions.
///
/// Text in stacks in stacks of free height is offered ever new widths; following a chain of
/// hundreds of answers would make the cost grow with their square. An open addressed table from
/// node and proposal to the record of the answer.
struct AnswerIndex {
  private struct Entry: BitwiseCopyable {
    var node: Int32
    /// -1 where the place is free.
    var record: Int32
  }

  private var entries: Slab<Entry>
  private var count = 0
  private var mask: Int

  init() {
    entries = Slab(capacity: 64)
    entries.extend(to: 64, with: Entry(node: 0, record: -1))
    mask = 63
  }

  func free() { entries.free() }

  mutating func removeAll() {
    guard count > 0 else { return }
    for place in 0...mask { entries.base[place].record = -1 }
    count = 0
  }

  func find(_ node: Int, _ proposal: Proposal, in records: SegmentedArray<Record>) -> Int? {
    var place = Self.hash(node, proposal) & mask
    while true {
      let entry = entries.base[place]
      if entry.record < 0 { return nil }
      if entry.node == node && records[Int(entry.record)].proposal == proposal {
        return Int(entry.record)
      }
      place = (place + 1) & mask
    }
  }

  mutating func insert(_ node: Int, _ record: Int, in records: SegmentedArray<Record>) {
    if count * 2 > mask { grow(records) }
    put(
      Entry(node: Int32(truncatingIfNeeded: node), record: Int32(truncatingIfNeeded: record)),
      records)
    count += 1
  }

  private mutating func put(_ entry: Entry, _ records: SegmentedArray<Record>) {
    var place =
      Self.hash(Int(entry.node), records[Int(entry.record)].proposal) & mask
    while entries.base[place].record >= 0 { place = (place + 1) & mask }
    entries.base[place] = entry
  }

  private mutating func grow(_ records: SegmentedArray<Record>) {
    let old = entries
    let size = (mask + 1) * 2
    entries = Slab(capacity: size)
    entries.extend(to: size, with: Entry(node: 0, record: -1))
    mask = size - 1
    for place in 0..<old.count where old.base[place].record >= 0 {
      put(old.base[place], records)
    }
    old.free()
  }

  /// Equal proposals, the missing dimension and both zeros included, have equal hashes.
  private static func hash(_ node: Int, _ proposal: Proposal) -> Int {
    var hash = bits(proposal.width) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ (hash >> 29)) &+ bits(proposal.height)
    hash = (hash &* 0xBF58_476D_1CE4_E5B9) ^ UInt64(truncatingIfNeeded: node)
    hash = (hash ^ (hash >> 32)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: hash >> 17)
  }

  private static func bits(_ length: Double) -> UInt64 {
    length.isNaN ? .max : (length + 0).bitPattern
  }
}
