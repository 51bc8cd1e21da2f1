struct Account { private func reset() {} }
Account().reset()
