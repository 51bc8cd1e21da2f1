func load() {}
func load() {}
