// Functions with `inout` parameters that stand for themselves, and what is left where one throws.

enum ChangingFunctions {
  struct Purse {
    var coins: Int
    static func fill(_ purse: inout Purse) { purse.coins += 100 }
    func pay(into other: inout Int) { other += coins }
  }

  static func raise(_ x: inout Int) { x += 1 }
  static func apply(_ x: inout Int, _ change: (inout Int) -> Void) { change(&x) }
  static func every<A>(_ changes: [(inout A) -> Void]) -> (inout A) -> Void {
    return { value in changes.forEach { $0(&value) } }
  }

  static func main() {
    var x = 1
    apply(&x, raise)
    apply(&x, doubled)
    print(x)
    let change = doubled
    change(&x)
    print(x)
    for change in [raise, doubled, raise] { change(&x) }
    print(x)
    every([raise, doubled])(&x)
    print(x)
    func local(_ y: inout Int) { y = -y }
    apply(&x, local)
    print(x)
    var purse = Purse(coins: 5)
    let fill = Purse.fill
    fill(&purse)
    print(purse.coins)
    let pay = purse.pay(into:)
    pay(&x)
    print(x)
    Purse.pay(into:)(purse)(&x)
    print(x)
    let counted = countedChange
    print(counted(&x), x)
  }
}

private func doubled(_ x: inout Int) { x *= 2 }
private func countedChange(_ x: inout Int) -> Int {
  x += 1
  return x * 2
}
