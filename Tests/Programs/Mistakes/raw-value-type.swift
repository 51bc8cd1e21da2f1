enum Mode: Int { case light = "a" }
