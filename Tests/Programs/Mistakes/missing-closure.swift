func load(then done: () -> Void) { done() }
load()
