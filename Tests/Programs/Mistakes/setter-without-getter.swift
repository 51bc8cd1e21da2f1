struct Row { var a: Int { set { print(newValue) } } }
