struct Row { var title = "" }
extension Row { var title: String { "a" } }
