/// The negotiation's state: the tree, its memory, and its results.
///
/// A layout asks it about subviews (`size`, `explicit`, `spacing`) and gives it their places
/// (`place`); there is no other way to a subview.
final class Solver {
  @exclusivity(unchecked) var nodes = Slab<Node>()
  /// The subviews of every node, each node's in one run; slots run in parallel.
  @exclusivity(unchecked) var children = Slab<Int32>()
  @exclusivity(unchecked) var slots = Slab<Slot>()
  @exclusivity(unchecked) var records = SegmentedArray<Record>()
  @exclusivity(unchecked) var guideRecords = SegmentedArray<GuideRecord>()
  /// Answers that are valid for more than one proposal.
  @exclusivity(unchecked) var ranges = SegmentedArray<RangeRecord>()
  /// The answers of stacks' subviews to other lengths across than the last.
  @exclusivity(unchecked) var probeSets = Slab<ProbeSet>()
  @exclusivity(unchecked) var probes = Slab<KnownProbe>()
  /// For which proposals the last answered node's answer is the same.
  @exclusivity(unchecked) var valid = ValidProposals.everything
  /// Whether answers are remembered by their range of validity. A recorded negotiation asks as
  /// SwiftUI does, which remembers an answer for its exact proposal.
  let remembersRanges: Bool
  @exclusivity(unchecked) private(set) var answerIndex = AnswerIndex()
  @exclusivity(unchecked) var log = EventLog()
  @exclusivity(unchecked) var isRecording: Bool
  /// Tests switch it off to check that remembering changes no result.
  @exclusivity(unchecked) var remembersAnswers = true
  /// How much may be remembered in one layout; more would take the memory and the time of others.
  @exclusivity(unchecked) var answerLimit: Int
  /// How many nodes the tree may have, and entries the row of subviews.
  let nodeLimit: Int
  /// How much the closures of views may return: some times the number of nodes, since controls look
  /// through their views before these are built.
  let walk: ViewWalk
  let childLimit: Int
  /// Whether the layout was given up.
  @exclusivity(unchecked) var isGivenUp = false {
    didSet {
      if isGivenUp {
        answerLimit = 0
        nextLook = 0
      }
    }
  }
  /// Asked after this many answers whether anybody still wants the layout.
  var givesUp: (() -> Bool)?
  /// Runs questions between layouts within limits.
  var asks: ((() -> Void) -> Bool)?
  /// Counts the side effects of the views' closures; nil if unknown.
  var effects: (() -> Int)?
  /// The number of answers at which the limits are next checked.
  @exclusivity(unchecked) private var nextLook = 0
  /// How much may be logged in one layout, by the log's weight in bytes: answers from memory, and
  /// the tracks of grids with thousands of columns, take room without being counted among the answers.
  @exclusivity(unchecked) var logLimit: Int
  /// How many letters are broken into lines after a layout, for its picture and its findings. A
  /// screen shows some thousands.
  var mostLetters = 1 << 20
  private static let answersBetweenLooks = 4_096
  private var unanswered = 0

  /// Nodes' data that isn't plain values.
  @exclusivity(unchecked) var payloads = Payloads()
  @exclusivity(unchecked) var placed = PlacedTree()
  var findings = LayoutFindings()
  /// Nodes that got subviews while they were placed, with those they had before.
  var grown: [(node: Int, firstChild: Int32, childCount: Int32)] = []

  /// Scroll offsets, in points; scroll views without one begin by their anchors.
  var scrollOffsets: [Identity: Point] = [:]

  /// The sizes for `containerRelativeFrame`, by the scroll view around.
  var relativeContainers: [Int: Size] = [:]
  /// The offers to views with a `safeAreaInset` along its axis, and the bar's part of the whole;
  /// recorded if there are relative frames.
  var insetRooms: [Int: (axis: Axis, room: Double, reserved: Double)] = [:]
  /// The container inside its safe area, and with it.
  var rootContainer = Size.zero
  var wholeContainer = Size.zero
  var hasRelativeFrames = false

  /// The sources of matched geometry that have their place, and the views that wait for theirs.
  var matchedSources: [AnyHashable: (node: Int, anchor: UnitPoint)] = [:]
  var waitingMatches: [(node: Int, bounds: Bounds)] = []

  /// - Parameter bounds: how many times the usual number of views and answers there may be.
  init(recording: Recording, bounds: Int = 1) {
    isRecording = recording == .on
    remembersRanges = recording == .off
    answerLimit = 10_000_000 * bounds
    nodeLimit = TreeBuilder.nodeLimit * bounds
    walk = ViewWalk(limit: 3 * nodeLimit)
    childLimit = 4 * nodeLimit
    logLimit = (384 << 20) * bounds
  }

  deinit {
    nodes.free()
    children.free()
    slots.free()
    records.free()
    guideRecords.free()
    ranges.free()
    probeSets.free()
    probes.free()
    answerIndex.free()
    log.free()
  }

  @inline(__always)
  func node(_ index: Int) -> UnsafeMutablePointer<Node> { nodes.base + index }

  @inline(__always)
  func child(_ position: Int, of index: Int) -> Int {
    Int(children.base[Int(nodes.base[index].firstChild) + position])
  }

  @inline(__always)
  func onlyChild(of index: Int) -> Int { Int(children.base[Int(nodes.base[index].firstChild)]) }

  @inline(__always)
  func slot(_ position: Int, of index: Int) -> UnsafeMutablePointer<Slot> {
    slots.base + Int(nodes.base[index].firstChild) + position
  }

  /// The traits that a member has for its container; nil for none.
  func traits(of index: Int) -> Payloads.MemberTraits? {
    let traits = nodes.base[index].traits
    return traits < 0 ? nil : payloads.memberTraits[Int(traits)]
  }

  func environment(of index: Int) -> EnvironmentValues {
    payloads.environments[Int(nodes.base[index].environment)]
  }

  /// Makes ready for a layout: nothing is known yet.
  func begin() {
    log.removeAll()
    forgetAnswers()
  }

  /// Gives back what only the negotiation needed; the log refers to the answers.
  func finish() {
    guard !isRecording else { return }
    forgetAnswers()
    records.free()
    guideRecords.free()
    ranges.free()
    probeSets.free()
    probes.free()
    (probeSets, probes) = (Slab(), Slab())
  }

  /// Forgets everything that depended on proposals; the tree stays.
  private func forgetAnswers() {
    nextLook = 0
    probeSets.truncate(to: 0)
    probes.truncate(to: 0)
    guard records.count + ranges.count > 0 else { return }
    records.removeAll()
    guideRecords.removeAll()
    ranges.removeAll()
    answerIndex.removeAll()
    for index in 0..<nodes.count { node(index).pointee.forgetAnswers() }
  }

  /// Forgets the answers of the nodes inside this one.
  func forgetAnswers(inside index: Int) {
    answerIndex.removeAll()
    for position in 0..<Int(nodes.base[index].childCount) {
      let child = child(position, of: index)
      node(child).pointee.forgetAnswers()
      forgetAnswers(inside: child)
    }
  }

  // MARK: Sizes

  /// The node's answer to a proposal.
  func size(of index: Int, _ proposal: Proposal, _ phase: LayoutPhase = .size) -> Size {
    if isRecording { return recordedSize(of: index, proposal, phase) }
    guard nodes.base[index].flags.contains(.remembers) else { return measure(index, proposal) }
    if looksForRanges(index) { return sizeInRange(of: index, proposal) }
    if let known = known(index, proposal) {
      valid = .unknown
      return known.pointee.size
    }
    if isFull { return givenUp(at: index) }
    let size = measure(index, proposal)
    remember(size, of: index, proposal)
    return size
  }

  /// The same for a node whose answers may be valid for more than one proposal.
  @inline(never)
  private func sizeInRange(of index: Int, _ proposal: Proposal) -> Size {
    if let range = range(of: index, proposal) {
      valid = range.pointee.valid
      return range.pointee.size
    }
    if let known = known(index, proposal) {
      valid = .unknown
      return known.pointee.size
    }
    if isFull { return givenUp(at: index) }
    let size = measure(index, proposal)
    if !rememberRange(size, of: index, proposal) { remember(size, of: index, proposal) }
    return size
  }

  /// The same with the question and its answer in the log.
  @inline(never)
  private func recordedSize(of index: Int, _ proposal: Proposal, _ phase: LayoutPhase) -> Size {
    let phase = proposal.isUnspecified ? .ideal : phase
    if remembersAnswers, let known = record(of: index, proposal) {
      guard lookAtLog() else { return givenUp(at: index) }
      log.appendRepeat(index, phase, record: known)
      valid = .unknown
      return records[known].size
    }
    if isFull { return givenUp(at: index) }
    log.begin(index, phase)
    let size = measure(index, proposal)
    remember(size, of: index, proposal)
    log.end(record: records.count - 1)
    return size
  }

  /// Whether no more may be remembered.
  @inline(__always)
  private var isFull: Bool { records.count + ranges.count >= nextLook && looksAround() }

  /// Counts work without an answer, and checks now and then whether the layout is still wanted.
  func countUnanswered() {
    unanswered += 1
    if unanswered % Self.answersBetweenLooks == 0 { askWhetherWanted() }
  }

  /// Asks whether anybody still wants the layout.
  func askWhetherWanted() {
    if !isGivenUp, givesUp?() == true { isGivenUp = true }
  }

  @inline(never)
  private func looksAround() -> Bool {
    askWhetherWanted()
    let count = records.count + ranges.count
    if count >= answerLimit || log.weight >= logLimit { return true }
    nextLook = min(count + Self.answersBetweenLooks, answerLimit)
    return false
  }

  /// Has the next question look around, after an answer that took much memory.
  func looksAroundNext() { nextLook = 0 }

  /// Makes the next question check the log's size once it is too large, and returns false then.
  @inline(__always)
  @discardableResult
  func lookAtLog() -> Bool {
    if log.weight < logLimit { return true }
    nextLook = 0
    return false
  }

  /// Zero, for a node that is asked after too many questions: dozens of nested stacks of texts ask
  /// in more ways at every level.
  @inline(never)
  private func givenUp(at index: Int) -> Size {
    if !isGivenUp, !findings.contains(rule: .tooMuchAsked) {
      find(
        .error, .tooMuchAsked,
        "the layout is given up here, after \(records.count + ranges.count) answers",
        remedy: "nest fewer stacks in each other: each asks what is inside several times", index)
    }
    valid = .everything
    return .zero
  }

  /// The size at a proposal for placing: a known answer isn't logged again.
  func sizeForPlacing(_ index: Int, _ proposal: Proposal) -> Size {
    if let known = record(of: index, proposal) { return records[known].size }
    return size(of: index, proposal)
  }

  /// The answer of the node's layout, whatever is remembered. Not inlined: the switch over all
  /// layouts would be repeated wherever a size is asked, and its stack space used at every level.
  @inline(never)
  private func measure(_ index: Int, _ proposal: Proposal) -> Size {
    nodes.base[index].layout.answer(SizeQuestion(proposal: proposal, node: index, solver: self))
  }

  /// Runs `work` without logging it: asking again what was asked before.
  @inline(__always)
  func unrecorded<R>(_ work: () -> R) -> R {
    let wasRecording = isRecording
    isRecording = false
    defer { isRecording = wasRecording }
    return work()
  }

  // MARK: Memory

  /// Beyond as many answers a node's are looked up in the index.
  private static let chainLimit = 12

  /// The node's remembered answer to a proposal.
  @inline(__always)
  private func known(_ index: Int, _ proposal: Proposal) -> UnsafeMutablePointer<Record>? {
    let node = nodes.base + index
    if node.pointee.recordCount > Self.chainLimit {
      return answerIndex.find(index, proposal, in: records).map(records.pointer)
    }
    var next = node.pointee.firstRecord
    while next >= 0 {
      let record = records.pointer(Int(next))
      if record.pointee.proposal == proposal { return record }
      next = record.pointee.next
    }
    return nil
  }

  /// The place of the node's remembered answer to a proposal.
  @inline(__always)
  func record(of index: Int, _ proposal: Proposal) -> Int? {
    let node = nodes.base + index
    if node.pointee.recordCount > Self.chainLimit {
      return answerIndex.find(index, proposal, in: records)
    }
    var next = node.pointee.firstRecord
    while next >= 0 {
      let record = records.pointer(Int(next))
      if record.pointee.proposal == proposal { return Int(next) }
      next = record.pointee.next
    }
    return nil
  }

  @inline(__always)
  func remember(_ size: Size, of index: Int, _ proposal: Proposal) {
    let node = node(index)
    records.append(Record(proposal: proposal, size: size, next: node.pointee.firstRecord))
    guard remembersAnswers else { return }
    node.pointee.firstRecord = Int32(truncatingIfNeeded: records.count - 1)
    let count = Int(node.pointee.recordCount)
    if count >= Self.chainLimit { indexAnswers(of: index, count) }
    node.pointee.recordCount = UInt16(clamping: count + 1)
  }

  /// Puts the newest answer into the index; all of them when the chain gets too long.
  @inline(never)
  private func indexAnswers(of index: Int, _ count: Int) {
    var next = nodes.base[index].firstRecord
    repeat {
      answerIndex.insert(index, Int(next), in: records)
      next = records[Int(next)].next
    } while count == Self.chainLimit && next >= 0
  }

  /// Whether it is worth finding the proposals for which the node's answers are the same.
  @inline(__always)
  func looksForRanges(_ index: Int) -> Bool {
    remembersRanges && !nodes.base[index].flags.contains(.answersSingly)
  }

  /// Beyond as many ranges a node's further answers are remembered only for their exact proposals.
  private static let rangeLimit = 4

  /// The node's answer whose range contains the proposal.
  @inline(__always)
  private func range(of index: Int, _ proposal: Proposal) -> UnsafeMutablePointer<RangeRecord>? {
    var next = nodes.base[index].firstRange
    while next >= 0 {
      let range = ranges.pointer(Int(next))
      if range.pointee.valid.contains(proposal) { return range }
      next = range.pointee.next
    }
    return nil
  }

  /// Remembers the node's answer for all of `valid`; false if that is a single proposal, or the
  /// node has too many ranges.
  @inline(__always)
  private func rememberRange(_ size: Size, of index: Int, _ proposal: Proposal) -> Bool {
    let node = nodes.base + index
    guard remembersAnswers, !valid.isSingle, node.pointee.rangeCount < Self.rangeLimit else {
      return false
    }
    // Ends that were drawn in against rounding may leave out the very proposal.
    guard valid.contains(proposal) else {
      valid = .unknown
      return false
    }
    ranges.append(RangeRecord(valid: valid, size: size, next: node.pointee.firstRange))
    node.pointee.firstRange = Int32(truncatingIfNeeded: ranges.count - 1)
    node.pointee.rangeCount += 1
    return true
  }
}
