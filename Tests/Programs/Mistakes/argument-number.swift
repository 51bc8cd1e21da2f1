let sums = [1, 2].map { $09223372036854775807 + 1 }
print(sums)
