struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection<Base.Element> {
  let _base: Base
}

struct EnumeratedSequence<Base: Sequence>: Sequence<(offset: Int, element: Base.Element)> {
  let _base: Base
}

struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>:
  Sequence<(Sequence1.Element, Sequence2.Element)>
{
  let _sequence1: Sequence1
  let _sequence2: Sequence2
}

struct PrefixSequence<Base: Sequence>: Sequence<Base.Element> {
  let _base: Base
  let _maxLength: Int
}

struct DropFirstSequence<Base: Sequence>: Sequence<Base.Element> {
  let _base: Base
  let _limit: Int
}

struct DropWhileSequence<Base: Sequence>: Sequence<Base.Element> {
  let _base: Base
}

struct FlattenSequence<Base: Sequence>: Sequence<Base.Element.Element>
where Base.Element: Sequence {
  let _base: Base
}

struct JoinedSequence<Base: Sequence>: Sequence<Base.Element.Element>
where Base.Element: Sequence {
  let _base: Base
  let _separator: [Base.Element.Element]
}

struct DefaultIndices<Elements: Collection>: BidirectionalCollection<Elements.Index> {
  let _elements: Elements
}

struct Slice<Base: Collection>: Collection<Base.Element> {
  typealias Index = Base.Index
  typealias Indices = Base.Indices
  typealias SubSequence = Slice<Base>
  let _base: Base
}

struct StrideTo<Element>: Sequence<Element> {}

struct StrideThrough<Element>: Sequence<Element> {}

extension ReversedCollection: RandomAccessCollection<Base.Element>
where Base: RandomAccessCollection {}

extension EnumeratedSequence: RandomAccessCollection<(offset: Int, element: Base.Element)>
where Base: RandomAccessCollection {}

extension FlattenSequence: Collection<Base.Element.Element>
where Base: Collection, Base.Element: Collection {}

extension FlattenSequence: BidirectionalCollection<Base.Element.Element>
where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {}

extension Slice: BidirectionalCollection<Base.Element> where Base: BidirectionalCollection {}

extension Slice: RandomAccessCollection<Base.Element> where Base: RandomAccessCollection {}

extension Dictionary {
  /// An index counts pairs from the first.
  struct Index: Comparable, Hashable {}
  struct Keys<Key, Value>: Collection<Key>, Equatable, CustomStringConvertible {
    typealias Index = Dictionary<Key, Value>.Index
    let _base: [Key: Value]
    var description: String { "\(self)" }
  }
  struct Values<Key, Value>: Collection<Value>, CustomStringConvertible {
    typealias Index = Dictionary<Key, Value>.Index
    let _base: [Key: Value]
    var description: String { "\(self)" }
  }
}

protocol LazySequenceProtocol<Element>: Sequence<Element> {
  associatedtype Elements: Sequence = Self
  var elements: Elements { get }
}

extension LazySequenceProtocol {
  var elements: Self { self }
}

protocol LazyCollectionProtocol<Element>: LazySequenceProtocol<Element>, Collection<Element> {}

struct LazySequence<Base: Sequence>: LazySequenceProtocol<Base.Element> {
  typealias Elements = Base
}

struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol<Element> {}

struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol<Base.Element> {}

struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol<Base.Element> {}

struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol<Base.Element> {}

extension LazySequence: LazyCollectionProtocol<Base.Element> where Base: Collection {
  typealias Index = Base.Index
}

extension LazySequence: BidirectionalCollection<Base.Element> where Base: BidirectionalCollection {}

extension LazySequence: RandomAccessCollection<Base.Element> where Base: RandomAccessCollection {}

extension LazyMapSequence: LazyCollectionProtocol<Element> where Base: Collection {
  typealias Index = Base.Index
}

extension LazyMapSequence: BidirectionalCollection<Element> where Base: BidirectionalCollection {}

extension LazyMapSequence: RandomAccessCollection<Element> where Base: RandomAccessCollection {}

extension LazyFilterSequence: LazyCollectionProtocol<Base.Element> where Base: Collection {
  typealias Index = Base.Index
}

extension LazyFilterSequence: BidirectionalCollection<Base.Element>
where Base: BidirectionalCollection {}

extension LazyPrefixWhileSequence: LazyCollectionProtocol<Base.Element> where Base: Collection {
  typealias Index = Base.Index
}

extension LazyPrefixWhileSequence: BidirectionalCollection<Base.Element>
where Base: BidirectionalCollection {}

extension LazyDropWhileSequence: LazyCollectionProtocol<Base.Element> where Base: Collection {
  typealias Index = Base.Index
}

extension LazyDropWhileSequence: BidirectionalCollection<Base.Element>
where Base: BidirectionalCollection {}

typealias LazyCollection = LazySequence
typealias LazyMapCollection = LazyMapSequence
typealias LazyFilterCollection = LazyFilterSequence
typealias LazyPrefixWhileCollection = LazyPrefixWhileSequence
typealias LazyDropWhileCollection = LazyDropWhileSequence
