let sum = [1, 2].reduce(0) { $0 }
