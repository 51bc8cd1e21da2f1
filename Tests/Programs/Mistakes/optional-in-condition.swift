let flag: Bool? = true
if flag { print(1) }
