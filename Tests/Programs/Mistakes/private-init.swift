struct Account { private init() {} }
let a = Account()
