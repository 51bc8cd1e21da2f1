// An index path is a list of indices.
import Foundation
struct Cell: Codable { var i: IndexPath }
enum IndexPaths {
  static func main() {
    var p = IndexPath(indexes: [1, 2])
    print(p, "\([p])", Cell(i: p), p.count, p[0], p.startIndex, p.endIndex)
    p.append(3);
    print(
      p, p.dropLast(), type(of: p.dropLast()), IndexPath(), IndexPath(index: 4), p + [5],
      p.appending(6))
    let q: IndexPath = [1, 2];
    print(q < p, q == [1, 2], q.compare(p).rawValue, Array(q), q.map { $0 * 2 }, q.first as Any)
    p[0] = 9;
    print(
      p, p.isEmpty, p.reversed(), p.contains(2),
      q.hashValue == IndexPath(indexes: [1, 2]).hashValue)
    print(String(decoding: try! JSONEncoder().encode(Cell(i: p)), as: UTF8.self))
    print(try! JSONDecoder().decode(Cell.self, from: Data("{\"i\":{\"indexes\":[1,2,3]}}".utf8)))
    print(
      [IndexPath(indexes: [1, 0]), IndexPath(indexes: [0, 5]), [0]].sorted(), p[0..<2],
      p.description, p.debugDescription)
    p.append([7, 8]); print(p); p += [1]; print(p, q.appending([1, 1]))
    for i in q { print(i) }
  }
}
