protocol Named {}
protocol Titled {}
extension Named: Titled {}
print("never")
