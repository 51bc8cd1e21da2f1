func show() { return 3 }
show()
