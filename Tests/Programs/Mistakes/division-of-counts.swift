let items = [1, 2]
let share: Double = items.count / 2
print(share)
