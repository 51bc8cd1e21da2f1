// program: throwing and catching
enum E: Error { case a, b(Int), c(msg: String) }
func f(_ n: Int) throws -> String { switch n { case 0: throw E.a; case 1: throw E.b(7); case 2: throw E.c(msg: "m"); default: return "ok" } }
for i in 0..<4 {
  do { print(try f(i)) }
  catch E.a { print("a") }
  catch E.b(let n) where n > 5 { print("b", n) }
  catch let e as E { print("E", e) }
  catch { print("other", error) }
}

// program: try variants
struct Bad: Error { var code = 3 }
func g(_ ok: Bool) throws -> Int { if !ok { throw Bad() }; return 1 }
print((try? g(true)) as Any, (try? g(false)) as Any, try! g(true), (try? g(false)) ?? -1)
if let x = try? g(true) { print(x) }
do { _ = try g(false) } catch let b as Bad { print(b.code) }

// program: propagation and cleanup
enum X: Error { case x }
func inner() throws { defer { print("cleanup") }; throw X.x }
func middle() throws -> Int { try inner(); return 1 }
do { _ = try middle() } catch { print("caught \(error)") }

// program: rethrow and nested do
enum Y: Error { case one, two }
do {
  do { throw Y.one } catch Y.two { print("inner") }
} catch { print("outer", error) }
do { try [1, 2, 3].forEach { if $0 == 2 { throw Y.two } else { print($0) } } } catch { print(error) }

// program: throwing initialisers and accessors
struct V { let n: Int; init(_ s: String) throws { guard let n = Int(s) else { throw P.bad(s) }; self.n = n }; enum P: Error { case bad(String) }; var half: Int { get throws { if n % 2 == 1 { throw P.bad("odd") }; return n / 2 } } }
print(try V("4").half, (try? V("x").n) as Any)
do { print(try V("5").half) } catch V.P.bad(let m) { print(m) }

// program: result type
enum Fail: Error { case no }
func r(_ ok: Bool) -> Result<Int, Fail> { ok ? .success(3) : .failure(.no) }
switch r(true) { case .success(let v): print(v); case .failure(let e): print(e) }
if case .failure(let e) = r(false) { print(e) }
print((try? r(true).get()) as Any, r(true).map { $0 + 1 })
