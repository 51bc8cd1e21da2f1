class Account {
  private(set) var balance = 0
}
let a = Account()
a.balance = 2
