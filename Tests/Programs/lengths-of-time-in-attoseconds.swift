// A duration keeps attoseconds.
import Foundation

enum Divided {
  static func main() {
    let part = Duration.seconds(3) / 7
    print(part, part.components, part * 7 == .seconds(3))
    print(Duration.seconds(1) / 3, Duration.nanoseconds(1) / 2, Duration.milliseconds(1) / 3.0)
    print(
      Duration.seconds(-1) / 3, Duration.seconds(7) / Duration.seconds(2),
      Duration.zero - .seconds(2))
    print(Duration.seconds(2) * 2.5, Duration.seconds(10) / 4, Duration.seconds(1) * 0.1)
    print(Duration.seconds(1) / Duration.seconds(3), Duration.zero == Duration.nanoseconds(1) / 10)
  }
}

enum MadeOfParts {
  static func main() {
    let made = Duration(secondsComponent: 1, attosecondsComponent: 5)
    print(made, made.components, type(of: made.components.attoseconds))
    print(
      Duration.seconds(1.0 / 3).components, Duration.microseconds(0.0005), Duration.seconds(0.1))
    print(
      Duration.milliseconds(2.5), Duration.microseconds(2.25), Duration.nanoseconds(0.5),
      Duration.seconds(1e15))
    print(Double(part.components.attoseconds) / 1e18)
  }
  static let part = Duration.seconds(3) / 7
}

enum Changed {
  static func main() {
    var time = Duration.seconds(2)
    time *= 3
    time /= 2
    time *= UInt8(3)
    time /= 2.5
    time += .seconds(1)
    time -= .milliseconds(1)
    print(time, time.components.seconds)
    let count = 3
    let step = Duration.milliseconds(250)
    print(
      step * count, step * Double(count), [step, step].reduce(.zero, +))
  }
}

enum ComparedAndCoded {
  static func main() {
    print(
      Duration.seconds(1) < .seconds(2), [Duration.seconds(3), .milliseconds(5)].max() ?? .zero)
    print(
      [Duration.seconds(1): "a"][.milliseconds(1000)] ?? "",
      Set([Duration.seconds(1), .milliseconds(1000), .zero]).count)
    guard let data = try? JSONEncoder().encode([Duration.seconds(1.5), .seconds(-1)]) else {
      return
    }
    print(
      String(decoding: data, as: UTF8.self),
      (try? JSONDecoder().decode([Duration].self, from: data)) ?? [])
    print(
      Duration.seconds(90).formatted(),
      Duration.seconds(3661).formatted(.time(pattern: .hourMinuteSecond)))
    print(
      Duration.milliseconds(1500).formatted(
        .units(allowed: [.seconds, .milliseconds], width: .narrow)))
    let (clock, second) = (ContinuousClock(), Duration.seconds(1))
    let start = clock.now
    print(start.duration(to: start.advanced(by: .seconds(5))), start + second > start)
  }
}
