let ages: [String: Int] = ["a": "b"]
