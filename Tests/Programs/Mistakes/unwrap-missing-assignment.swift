var name: String = "a"
let other: String? = nil
name = other
