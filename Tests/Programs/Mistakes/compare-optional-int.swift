let age: Int? = 3
if age > 2 { print("old") }
