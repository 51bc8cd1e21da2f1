struct PhotosPickerItem: Hashable {
  var itemIdentifier: String? { nil }
  func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
  @discardableResult func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}
class PHPhotoLibrary: _Foreign { static func shared() -> PHPhotoLibrary { PHPhotoLibrary() } }
struct PHPickerFilter {
  static let images = PHPickerFilter()
  static let videos = PHPickerFilter()
  static let livePhotos = PHPickerFilter()
  static let screenshots = PHPickerFilter()
  static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
  static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() }
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
class AVAudioPlayer: NSObject {
  var volume: Float = 1
  var rate: Float = 1
  var numberOfLoops: Int = 0
  var currentTime: Double = 0
  var duration: Double { 0 }
  var isPlaying: Bool { false }
  init(contentsOf url: URL) throws {}
  init(data: Data) throws {}
  func prepareToPlay() -> Bool { false }
  func play() -> Bool { false }
  func pause() {}
  func stop() {}
}
class AVAudioSession: NSObject {
  enum Category { case ambient, soloAmbient, playback, record, playAndRecord }
  enum Mode { case `default`, moviePlayback, spokenAudio, voiceChat }
  private static let shared = AVAudioSession()
  override init() {}
  static func sharedInstance() -> AVAudioSession { shared }
  func setCategory(_ category: Category) throws {}
  func setCategory(_ category: Category, mode: Mode) throws {}
  func setActive(_ isActive: Bool) throws {}
}
class AVSpeechSynthesisVoice: NSObject {
  init?(language: String?) {}
  init?(identifier: String) {}
}
class AVSpeechUtterance: NSObject {
  let speechString: String
  var voice: AVSpeechSynthesisVoice? = nil
  var rate: Float = 0.5
  var pitchMultiplier: Float = 1
  var volume: Float = 1
  init(string: String) { speechString = string }
}
enum AVSpeechBoundary { case immediate, word }
class AVSpeechSynthesizer: NSObject {
  var isSpeaking: Bool { false }
  override init() {}
  func speak(_ utterance: AVSpeechUtterance) {}
  func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}
