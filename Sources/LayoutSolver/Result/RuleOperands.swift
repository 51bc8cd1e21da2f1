/// The numbers that an answer followed from, as a layout records them: a value made of doubles
/// alone.
protocol RuleOperands: BitwiseCopyable {}

extension LayoutEvent {
  /// The operands as the rule's layout noted them; nil where it noted others.
  func operands<Operands: RuleOperands>(as type: Operands.Type) -> Operands? {
    guard operands.count * MemoryLayout<Double>.stride == MemoryLayout<Operands>.size else {
      return nil
    }
    return operands.withUnsafeBytes { $0.loadUnaligned(as: type) }
  }
}
