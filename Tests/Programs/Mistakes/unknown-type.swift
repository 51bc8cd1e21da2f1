func show(_ value: Strng) {}
show("a")
