struct Account { private static let limit = 3 }
print(Account.limit)
