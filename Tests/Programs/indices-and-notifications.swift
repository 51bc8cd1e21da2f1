import Foundation

enum IndexSetProgram {
  static func main() {
    var indices = IndexSet([7, 1, 2, 3])
    indices.insert(4)
    indices.remove(2)
    print(indices.map { $0 }, indices.first as Any, indices.last as Any, indices.count)
    print(indices.rangeView.map { "\($0.lowerBound)-\($0.upperBound)" }, indices.contains(3))
    print(indices.integerGreaterThan(4) as Any, indices.integerLessThan(1) as Any)
    print(indices.union([9, 0]).map { $0 }, indices.subtracting([1, 7]).map { $0 })
    print(indices.intersection(IndexSet(integersIn: 3...5)).map { $0 }, indices == [1, 3, 4, 7])
    print(IndexSet(integer: 5).reversed().map { $0 }, IndexSet(integersIn: 0..<3).sorted(by: >))
    for index in indices where index > 3 { print(index) }
  }
}

enum NotificationProgram {
  static func main() {
    let center = NotificationCenter.default
    var heard: [String] = []
    let name = Notification.Name("saved")
    let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      heard.append("\(notification.name.rawValue) \(notification.userInfo?["count"] ?? "-")")
    }
    center.post(name: name, object: nil, userInfo: ["count": 5])
    center.post(name: Notification.Name("other"), object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    print(heard)
  }
}
