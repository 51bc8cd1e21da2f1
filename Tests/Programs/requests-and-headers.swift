import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// A request's method, its header's fields, and how far something has come.

enum RequestProgram {
  static func main() {
    guard let url = URL(string: "https://a.b/c") else { return }
    var request = URLRequest(url: url, timeoutInterval: 9)
    print(request.httpMethod ?? "-", request.timeoutInterval, request.allHTTPHeaderFields ?? [:])
    request.httpMethod = "post"
    request.addValue("text/plain", forHTTPHeaderField: "Accept")
    request.addValue("image/png", forHTTPHeaderField: "accept")
    print(request.httpMethod ?? "-", request.allHTTPHeaderFields ?? [:])
    print(request.value(forHTTPHeaderField: "ACCEPT") ?? "-")
    request.setValue("text/html", forHTTPHeaderField: "ACCEPT")
    print(
      request.value(forHTTPHeaderField: "accept") ?? "-", request.allHTTPHeaderFields?.count ?? 0)
    request.setValue(nil, forHTTPHeaderField: "Accept")
    print(request.allHTTPHeaderFields ?? [:], request.value(forHTTPHeaderField: "Accept") ?? "-")
    print(request == URLRequest(url: url), URLRequest(url: url) == URLRequest(url: url))
  }
}

enum ProgressProgram {
  static func main() {
    let progress = Progress(totalUnitCount: 8)
    print(progress.fractionCompleted, progress.isFinished)
    progress.completedUnitCount = 2
    print(progress.fractionCompleted, progress.isCancelled)
    progress.completedUnitCount = 8
    print(progress.fractionCompleted, progress.isFinished)
    let hour = DateInterval(
      start: Date(timeIntervalSince1970: 0), end: Date(timeIntervalSince1970: 3600))
    print(hour, [hour], Locale(identifier: "en_GB"))
  }
}
