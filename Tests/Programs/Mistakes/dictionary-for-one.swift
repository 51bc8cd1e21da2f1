let ages = ["a": 1]
for age in ages {
  print(age + 1)
}
