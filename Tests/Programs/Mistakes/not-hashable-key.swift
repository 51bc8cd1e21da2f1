struct Tag { var name = "" }
let counts: [Tag: Int] = [:]
