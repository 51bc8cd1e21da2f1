var a: Int? = 1
a += 1
