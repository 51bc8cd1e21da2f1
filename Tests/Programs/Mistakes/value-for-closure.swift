func load(_ done: () -> Void) { done() }
load(3)
