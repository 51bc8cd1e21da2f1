protocol Keyed { static var key: String { get } }
struct Width: Keyed {}
