let sorted = [2, 1].sorted { $0 - $1 }
