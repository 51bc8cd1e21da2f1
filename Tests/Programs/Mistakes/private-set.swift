struct Account { private(set) var balance = 0 }
var a = Account()
a.balance = 3
