func name<T>(of value: T) -> String { value.name }
