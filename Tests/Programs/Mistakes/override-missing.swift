class Base { func title() -> String { "" } }
class Sub: Base { func title() -> String { "sub" } }
