let n: Int? = nil
let m: Int = n ?? "none"
print(m)
