struct Tag { var name = "" }
let tags: Set<Tag> = []
