import SwiftInterpreter

extension SwiftUILibrary {
  /// Combine's publishers as far as a still picture needs them: they can be declared, chained and
  /// subscribed to; a current value is delivered, later ones never come.
  static let combine = NativeLibrary(
    name: "Combine",
    sources: [
      """
      protocol Publisher {
        associatedtype Output
        associatedtype Failure
      }
      protocol Cancellable {}
      class AnyCancellable: Cancellable, Hashable {
        init() {}
        init(_ cancel: @escaping () -> Void) {}
        func cancel() {}
        func store(in set: inout Set<AnyCancellable>) {}
        func store(in list: inout [AnyCancellable]) {}
        static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
        func hash(into hasher: inout Hasher) {}
      }
      struct AnyPublisher<Output, Failure: Error>: Publisher {
        init() {}
      }
      struct Just<Output>: Publisher {
        typealias Failure = Never
        init(_ output: Output) {}
      }
      class ObservableObjectPublisher: Publisher {
        typealias Output = Void
        typealias Failure = Never
        init() {}
        func send() {}
      }
      class PassthroughSubject<Output, Failure: Error>: Publisher {
        init() {}
        func send(_ value: Output) {}
        func send() {}
      }
      class CurrentValueSubject<Output, Failure: Error>: Publisher {
        var value: Output
        init(_ value: Output) { self.value = value }
        func send(_ value: Output) { self.value = value }
      }
      extension Publisher {
        func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable() }
        func sink<C>(
          receiveCompletion: @escaping (C) -> Void, receiveValue: @escaping (Output) -> Void
        ) -> AnyCancellable { AnyCancellable() }
        func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Never> {
          AnyPublisher()
        }
        func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Never> {
          AnyPublisher()
        }
        func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Never> {
          AnyPublisher()
        }
        func removeDuplicates() -> AnyPublisher<Output, Never> { AnyPublisher() }
        func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Never> { AnyPublisher() }
        func debounce(
          for interval: DispatchTimeInterval, scheduler: Any
        ) -> AnyPublisher<Output, Never> { AnyPublisher() }
        func receive(on scheduler: Any) -> AnyPublisher<Output, Never> { AnyPublisher() }
        func eraseToAnyPublisher() -> AnyPublisher<Output, Never> { AnyPublisher() }
        func merge<P>(with other: P) -> AnyPublisher<Output, Never> { AnyPublisher() }
        func combineLatest<P>(_ other: P) -> AnyPublisher<Any, Never> { AnyPublisher() }
        func assign(to published: inout Any) {}
      }
      """
    ])
}
