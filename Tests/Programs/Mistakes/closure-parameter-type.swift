let f: (Int) -> Int = { (s: String) in s.count }
