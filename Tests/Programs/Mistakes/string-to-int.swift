let n: Int = "3"
