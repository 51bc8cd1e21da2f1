struct S { private var x = 1 }
print(S().x)
