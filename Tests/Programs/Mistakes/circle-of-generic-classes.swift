class A<T>: B<[T]> {}
class B<T>: A<T?> {}
