struct Person { var name = "Ada" }
print([Person()].map(\.nam))
