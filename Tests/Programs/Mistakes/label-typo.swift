func move(from start: Int, to end: Int) {}
move(form: 1, to: 2)
