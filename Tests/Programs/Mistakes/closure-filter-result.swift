let even = [1, 2].filter { $0 % 2 }
