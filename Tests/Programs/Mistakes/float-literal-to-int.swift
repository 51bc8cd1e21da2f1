let n: Int = 2.5
