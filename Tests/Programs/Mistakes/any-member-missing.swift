protocol S { var n: Int { get } }
func use(_ s: any S) { print(s.m) }
