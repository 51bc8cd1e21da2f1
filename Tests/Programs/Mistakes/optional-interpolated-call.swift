struct U { var name: String }
let user: U? = nil
print(user.name)
