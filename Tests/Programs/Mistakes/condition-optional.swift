let name: String? = nil
if name { print("named") }
