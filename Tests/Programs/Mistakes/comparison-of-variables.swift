struct A { var x = 1 }
func test() { let a = A(); print(a == a) }
