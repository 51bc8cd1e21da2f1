struct Row { var count: Int = "a" }
