import Foundation

// Which overload of a compound assignment is meant is decided as for any other operator.

struct Amount {
  var value = 1
  static func *= (amount: inout Amount, factor: Decimal) { print("decimal") }
  static func *= (amount: inout Amount, factor: Double) { print("double") }
  static func *= (amount: inout Amount, factor: Int) { print("int") }
  static func += (amount: inout Amount, other: Amount) { amount.value += other.value }
  static func += (amount: inout Amount, other: String) { amount.value += other.count }
  static func += <T: Collection>(amount: inout Amount, others: T) where T.Element == Amount {
    for other in others { amount += other }
  }
}
struct Purse {
  var amounts = [Amount(), Amount()]
  var kept: Amount?
}

enum CompoundProgram {
  static func main() {
    var amount = Amount()
    amount *= 1.5
    amount *= 2
    amount *= Decimal(3)
    amount += "four"
    amount += [Amount(value: 10), Amount(value: 20)]
    amount += amount
    var purse = Purse()
    purse.amounts[1] += "abc"
    purse.kept? += Amount(value: 5)
    purse.kept = amount
    purse.kept? += Amount(value: 5)
    print(amount.value, purse.amounts.map(\.value), purse.kept?.value as Any)
  }
}
