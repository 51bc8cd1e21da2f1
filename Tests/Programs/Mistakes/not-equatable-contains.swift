struct Tag { var name = "" }
let has = [Tag()].contains(Tag())
