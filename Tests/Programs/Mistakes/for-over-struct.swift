struct Row {}
for r in Row() { print(r) }
