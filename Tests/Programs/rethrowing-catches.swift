// A function that rethrows may throw where it catches what its closures throw.

enum Refusal: Error { case refused, mapped(String) }

func running<Value>(_ task: () throws -> Value, failed: (any Error) -> Void) rethrows -> Value {
  do { return try task() } catch {
    failed(error)
    throw error
  }
}

extension Array {
  func firstMapped<T>(_ change: (Element) throws -> T?) rethrows -> T? {
    for element in self {
      do {
        if let found = try change(element) { return found }
      } catch Refusal.refused {
        throw Refusal.mapped("\(element)")
      } catch let other {
        do { _ = try [element].map(change) } catch { throw other }
      }
    }
    return nil
  }
}

enum ThrowingWhereCaught {
  static func main() {
    print(running({ 1 }, failed: { _ in }))
    do { print(try running({ throw Refusal.refused }, failed: { print("failed", $0) })) } catch {
      print("caught", error)
    }
    print([1, 2].firstMapped { $0 > 1 ? "\($0)" : nil } ?? "none")
    do { print(try [1, 2].firstMapped { _ -> Int? in throw Refusal.refused } ?? 0) } catch {
      print("caught", error)
    }
    do { print(try [3].firstMapped { _ -> Int? in throw Refusal.mapped("x") } ?? 0) } catch {
      print("caught", error)
    }
    func local(_ task: () throws -> Int) rethrows -> Int {
      do { return try task() + 1 } catch { throw Refusal.mapped("local") }
    }
    print(local { 1 }, (try? local { throw Refusal.refused }) as Any)
  }
}
