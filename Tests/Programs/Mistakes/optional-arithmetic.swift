let number: Int? = 3
print(number + 1)
