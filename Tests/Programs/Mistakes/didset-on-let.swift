struct Row { let a = 1 { didSet { print(a) } } }
