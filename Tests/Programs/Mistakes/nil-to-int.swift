let n: Int = nil
