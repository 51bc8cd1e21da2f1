let names: [String] = [1, 2].map { $0 * 2 }
