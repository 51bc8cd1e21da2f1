/// What a container offers the root, axis by axis: the room inside its safe area, or anything else,
/// as `ImageRenderer.proposedSize` and a hosting controller's `sizeThatFits(in:)` may.
public struct RootProposal: Hashable, Sendable {
  public enum Length: Hashable, Sendable {
    /// The container's room inside the safe area.
    case room
    /// So many points, 0 to ask for the minimum, infinity for the maximum, nil for the ideal.
    case exactly(Double?)
  }

  public var width: Length
  public var height: Length

  public init(width: Length = .room, height: Length = .room) {
    self.width = width
    self.height = height
  }

  public static let room = RootProposal()

  public subscript(axis: Axis) -> Length {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal for a given room.
  func proposal(in room: Size) -> Proposal {
    var proposal = Proposal(room)
    for axis in Axis.allCases {
      guard case .exactly(let length) = self[axis] else { continue }
      let known = length ?? .nan
      proposal[axis] = known < 0 ? 0 : known
    }
    return proposal
  }
}
