let sums = [1, 2].map { number in $0 + number }
print(sums)
