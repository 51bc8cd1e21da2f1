/// An element of an array, dictionary or string; for other values, their own subscript's.
final class IndexedElement: Expression {
  let base: Expression
  let index: Expression
  /// `dictionary[key, default: …]`
  let fallback: Expression?
  let site: Site
  unowned(unsafe) let machine: Machine

  init(
    base: Expression, index: Expression, fallback: Expression?, site: Site, machine: Machine
  ) {
    self.base = base
    self.index = index
    self.fallback = fallback
    self.site = site
    self.machine = machine
  }

  override var isPlace: Bool { true }

  override func evaluate(_ frame: Frame) throws -> Value {
    let container = try base.evaluate(frame)
    let index = try index.evaluate(frame)
    if case .array(let box) = container, case .int(let position) = index {
      guard let offset = box.offset(of: position) else { throw outOfRange() }
      return box.elements[offset]
    }
    if let fallback, case .dictionary(let box) = container {
      return try box.storage[index] ?? fallback.evaluate(frame)
    }
    return try machine.program.element(of: container, at: index, site)
  }

  private func outOfRange() -> ScriptFailure {
    machine.fail(Wording.indexOutOfRange, site, identifier: .index)
  }

  private func offsets(_ range: RangeBox, in box: ArrayBox) throws -> Range<Int> {
    guard let offsets = box.offsets(of: range) else {
      throw machine.fail("Array index is out of range", site, identifier: .index)
    }
    return offsets
  }

  override func store(_ value: Value, _ frame: Frame) throws {
    let index = try index.evaluate(frame)
    try base.modify(frame) { container in
      if case .dictionary = container {
        _ = try container.changePairs(machine) { storage in
          if fallback == nil, value.isNil {
            storage.remove(index)
          } else if fallback == nil, case .some(let payload) = value {
            storage.update(payload.value, for: index)
          } else {
            storage.update(value, for: index)
          }
        }
      } else if case .range(let range) = index {
        try replace(range, of: &container, with: value)
      } else {
        try change(&container, index) { $0 = value }
      }
    }
  }

  private func replace(_ range: RangeBox, of container: inout Value, with value: Value) throws {
    guard case .array = container, case .array(let new) = value else {
      throw machine.fail("cannot assign through this subscript", site)
    }
    _ = try container.changeArray(machine) { box in
      box.elements.replaceSubrange(try offsets(range, in: box), with: new.elements)
    }
  }

  override func modify(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
    let index = try index.evaluate(frame)
    try base.modify(frame) { container in
      guard case .dictionary = container else { return try change(&container, index, body) }
      _ = try container.changePairs(machine) { storage in
        if let fallback {
          try storage.change(index, orInsert: { try fallback.evaluate(frame) }, body)
        } else {
          var value = Value.optional(storage[index])
          try storing({ try body(&value) }) {
            if case .some(let payload) = value {
              storage.update(payload.value, for: index)
            } else {
              storage.remove(index)
            }
          }
        }
      }
    }
  }

  private func change(
    _ container: inout Value, _ index: Value, _ body: (inout Value) throws -> Void
  ) throws {
    if case .array = container, case .int(let position) = index {
      _ = try container.changeArray(machine) { box in
        guard let offset = box.offset(of: position) else { throw outOfRange() }
        try body(&box.elements[offset])
      }
    } else if case .array(let box) = container, !box.isView, case .range(let range) = index {
      var part = try machine.program.element(of: container, at: index, site)
      try storing({ try body(&part) }) { try replace(range, of: &container, with: part) }
    } else {
      var value = try machine.program.subscripted(container, by: [index], site)
      try storing({ try body(&value) }) {
        try machine.program.setSubscript(&container, by: [index], to: value, site)
      }
    }
  }
}

extension Program {
  /// An element or slice of a collection; for other values, their own subscript's.
  func element(of container: Value, at index: Value, _ site: Site) throws -> Value {
    try builtInElement(of: container, at: index, site)
      ?? subscripted(container, by: [index], site)
  }

  /// An element or a part of one of the interpreter's own collections; nil of anything else.
  func builtInElement(of container: Value, at index: Value, _ site: Site) throws -> Value? {
    switch (container, index) {
    case (.array(let box), .int(let position)):
      guard let offset = box.offset(of: position) else {
        throw machine.fail(Wording.indexOutOfRange, site, identifier: .index)
      }
      return box.elements[offset]
    case (.array(let box), .range(let range)):
      guard let offsets = box.offsets(of: range) else {
        throw machine.fail("Array index is out of range", site, identifier: .index)
      }
      return box.slice(offsets)
    case (.dictionary(let box), _): return .optional(box.storage[index])
    case (.string(let text), .int(let position)):
      return try character(position, of: text[...], site)
    case (.substring(let box), .int(let position)):
      return try character(Checked.difference(position, box.start), of: box.text, site)
    case (.string(let text), .range(let range)):
      return .substring(try part(range, of: text[...], from: 0, site))
    case (.substring(let box), .range(let range)):
      return .substring(try part(range, of: box.text, from: box.start, site))
    case (.range(let range), .int):
      // A range's indices are its elements.
      guard try contains(range, index) else {
        throw machine.fail(Wording.indexOutOfRange, site, identifier: .index)
      }
      return index
    default: return nil
    }
  }

  private func character(_ offset: Int, of text: Substring, _ site: Site) throws -> Value {
    machine.spend(max(offset, 0) / Machine.bytesPerRound)
    guard offset >= 0,
      let place = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex),
      place < text.endIndex
    else { throw machine.fail(Wording.stringIndexOutOfBounds, site, identifier: .index) }
    return .character(text[place])
  }

  /// The slice of a text at a range of indices; its first character has the index `start`.
  private func part(
    _ range: RangeBox, of text: Substring, from start: Int, _ site: Site
  ) throws -> Substring {
    machine.spend(text.utf8.count / Machine.bytesPerRound)
    guard let found = try text.range(at: range, from: start) else {
      throw machine.fail(Wording.stringIndexOutOfBounds, site, identifier: .index)
    }
    return text[found]
  }
}
