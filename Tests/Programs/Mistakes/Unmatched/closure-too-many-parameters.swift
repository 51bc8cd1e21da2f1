let doubled = [1, 2].map { a, b in a * 2 }
