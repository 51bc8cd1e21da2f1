func set(_ value: Int) {}
set { 3 }
