protocol Store { associatedtype Item; func get() -> Item }
func f(_ s: Store) {}
