func f { print("a") }
