protocol Store { associatedtype Item; func get() -> Item }
struct Box: Store {}
