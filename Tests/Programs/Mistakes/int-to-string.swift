let s: String = 3
