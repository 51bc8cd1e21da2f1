struct Tag { var name = "" }
let index = [Tag()].firstIndex(of: Tag())
