enum ImplicitElements {
  enum Phase: Equatable {
    case idle, loading, failed(String)
    static let quiet: [Phase] = [.idle]
  }

  enum Side: Int, CaseIterable { case left, right, top }

  struct Card {
    var phase = Phase.loading
    var side: Side? = .right

    var isBusy: Bool { [.loading, .failed("late")].contains(phase) }
    var isHorizontal: Bool { [.left, .right].contains(side) }
  }

  static func main() {
    var card = Card()
    print(card.isBusy, card.isHorizontal)
    card.phase = .failed("late")
    card.side = nil
    print(card.isBusy, card.isHorizontal)
    card.phase = .idle
    print(card.isBusy, [.loading].contains(card.phase), Phase.quiet.contains(card.phase))
    let side = Side.top
    print([.left, .top].firstIndex(of: side) ?? -1, ![.left, .right].contains(side))
    print([.top, .left].contains(Side.allCases[0]) ? "yes" : "no")
    if [.left, .right, .top].contains(side), case .top = side { print("top") }
  }
}
