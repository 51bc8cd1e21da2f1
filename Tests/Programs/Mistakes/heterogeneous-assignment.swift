var count = 3
count = 2.5
print(count)
