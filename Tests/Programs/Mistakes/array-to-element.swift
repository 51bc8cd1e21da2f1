let n: Int = [1, 2]
