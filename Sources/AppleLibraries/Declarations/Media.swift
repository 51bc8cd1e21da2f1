struct PhotosPickerItem: Hashable {
  var itemIdentifier: String? { nil }
  func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
  @discardableResult func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}
class CMTime {
  let seconds: Double
  static let zero = CMTime(seconds: 0, preferredTimescale: 1)
  init(seconds: Double, preferredTimescale: Int) { self.seconds = seconds }
  init(value: Int, timescale: Int) { seconds = Double(value) / Double(timescale) }
}
class AVPlayerItem: NSObject {
  init(url: URL) {}
}
class AVPlayer: NSObject {
  var rate: Float = 0
  var volume: Float = 1
  var isMuted: Bool = false
  var currentItem: AVPlayerItem?
  override init() { currentItem = nil }
  init(url: URL) { currentItem = AVPlayerItem(url: url) }
  init(playerItem: AVPlayerItem?) { currentItem = playerItem }
  func play() { rate = 1 }
  func pause() { rate = 0 }
  func seek(to time: CMTime) {}
  func currentTime() -> CMTime { CMTime.zero }
  func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}
class AVQueuePlayer: AVPlayer {}
