func largest<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
struct Box {}
print(largest(Box(), Box()))
