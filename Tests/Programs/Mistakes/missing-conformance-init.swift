protocol Model { init(id: Int) }
struct User: Model { init() {} }
