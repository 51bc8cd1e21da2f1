struct Row {}
extension Row { var a = 1 }
