struct Row { var a: Int {} }
