func rename(name: String, count: Int) {}
rename("a", count: 2)
