class Account {
  private var balance = 0
}
let a = Account()
print(a.balance)
