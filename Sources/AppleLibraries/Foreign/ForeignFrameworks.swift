import SwiftInterpreter

extension AppleLibraries {
  /// What a device has besides its screen. Nobody is asked for permission, nothing is felt, heard,
  /// measured or announced, and none of it shows, so a scene may use it without a warning. A
  /// framework whose values do show, such as one that finds a person's appointments, is not listed:
  /// a scene that uses it gets a warning.
  static let foreignFrameworks = NativeLibrary(
    name: "ForeignFrameworks",
    foreign: [
      ForeignNames(
        "AudioToolbox", types: "SystemSoundID",
        functions: """
          AudioServicesCreateSystemSoundID AudioServicesDisposeSystemSoundID
          AudioServicesPlayAlertSound AudioServicesPlayAlertSoundWithCompletion
          AudioServicesPlaySystemSound AudioServicesPlaySystemSoundWithCompletion
          """,
        constants: "kSystemSoundID_Vibrate noErr"),
      ForeignNames(
        "AVFoundation",
        types: """
          AudioFormatID AVAudioEngine AVAudioFile AVAudioFormat AVAudioPCMBuffer AVAudioPlayer
          AVAudioPlayerDelegate AVAudioPlayerNode AVAudioQuality AVAudioRecorder
          AVAudioRecorderDelegate AVAudioSession AVSpeechBoundary AVSpeechSynthesisVoice AVSpeechSynthesizer
          AVSpeechSynthesizerDelegate AVSpeechUtterance
          """,
        constants: """
          AVEncoderAudioQualityKey AVEncoderBitRateKey AVFormatIDKey AVLinearPCMBitDepthKey
          AVLinearPCMIsBigEndianKey AVLinearPCMIsFloatKey AVNumberOfChannelsKey AVSampleRateKey
          AVSpeechUtteranceDefaultSpeechRate AVSpeechUtteranceMaximumSpeechRate
          AVSpeechUtteranceMinimumSpeechRate kAudioFormatAppleLossless kAudioFormatFLAC
          kAudioFormatLinearPCM kAudioFormatMPEG4AAC kAudioFormatMPEGLayer3 kAudioFormatOpus
          """),
      ForeignNames("AVKit"),
      ForeignNames("CoreImage", types: "CIColor CIContext CIFilter CIVector"),
      ForeignNames(
        "CoreHaptics",
        types: """
          CHHapticAdvancedPatternPlayer CHHapticDeviceCapability CHHapticDynamicParameter
          CHHapticEngine CHHapticEvent CHHapticEventParameter CHHapticParameterCurve
          CHHapticPattern CHHapticPatternPlayer
          """),
      ForeignNames(
        "CoreMotion",
        types: """
          CMAcceleration CMAccelerometerData CMAltimeter CMAttitude CMDeviceMotion CMGyroData
          CMMotionActivityManager CMMotionManager CMPedometer CMRotationRate
          """),
      ForeignNames(
        "Darwin",
        types: """
          IMP Method addrinfo fd_set host_cpu_load_info host_cpu_load_info_data_t ifaddrs in6_addr in_addr
          kinfo_proc mach_msg_type_number_t mach_task_basic_info mach_task_basic_info_data_t
          mach_timebase_info mach_timebase_info_data_t os_unfair_lock os_unfair_lock_t pollfd
          processor_info_array_t pthread_cond_t pthread_mutex_t pthread_mutexattr_t pthread_rwlock_t
          pthread_t rlimit rusage sockaddr sockaddr_in sockaddr_in6 sockaddr_storage stat statfs statvfs
          sysinfo task_basic_info task_vm_info task_vm_info_data_t termios thread_act_array_t
          thread_basic_info thread_basic_info_data_t timespec timeval utsname vm_statistics64
          vm_statistics64_data_t winsize
          """,
        functions: """
          class_getClassMethod class_getInstanceMethod close dlopen dlsym getenv getloadavg getpid gettimeofday
          mach_absolute_time mach_timebase_info method_exchangeImplementations objc_getAssociatedObject
          method_getImplementation method_setImplementation
          fcntl free freeaddrinfo freeifaddrs fstat getaddrinfo getifaddrs getnameinfo getrlimit getrusage
          getsockopt host_page_size host_processor_info host_statistics host_statistics64
          if_nametoindex inet_ntop inet_pton lstat mach_host_self mach_thread_self malloc memcmp memcpy
          memset object_getClass object_setClass pthread_cond_destroy pthread_cond_init pthread_cond_signal pthread_cond_wait
          pthread_main_np pthread_mutex_destroy pthread_mutex_init pthread_mutex_lock
          pthread_mutex_trylock pthread_mutex_unlock pthread_mutexattr_init pthread_mutexattr_settype
          pthread_rwlock_destroy pthread_rwlock_init pthread_rwlock_rdlock pthread_rwlock_unlock
          pthread_rwlock_wrlock pthread_self setrlimit setsockopt statfs sysconf sysctl task_threads
          thread_info vm_deallocate
          objc_getClass objc_removeAssociatedObjects objc_setAssociatedObject open os_log os_proc_available_memory setenv
          os_unfair_lock_lock os_unfair_lock_trylock
          os_unfair_lock_unlock sysctlbyname task_info uname unlink
          """,
        constants: """
          AF_INET AF_INET6 AF_UNIX CLOCK_MONOTONIC CLOCK_REALTIME CLOCK_UPTIME_RAW CTL_HW CTL_KERN
          F_GETFD F_GETFL F_GETPATH F_SETFL HOST_CPU_LOAD_INFO HOST_VM_INFO64 HW_MACHINE HW_MEMSIZE
          HW_MODEL IFF_LOOPBACK IFF_RUNNING IFF_UP INADDR_ANY INET6_ADDRSTRLEN INET_ADDRSTRLEN
          IPPROTO_TCP KERN_PROC KERN_PROC_PID KERN_SUCCESS LOCK_EX LOCK_NB LOCK_UN
          MACH_TASK_BASIC_INFO MAXPATHLEN NI_MAXHOST NI_NUMERICHOST OBJC_ASSOCIATION_ASSIGN
          OBJC_ASSOCIATION_COPY_NONATOMIC OBJC_ASSOCIATION_RETAIN
          OBJC_ASSOCIATION_RETAIN_NONATOMIC O_APPEND O_CLOEXEC O_CREAT O_EVTONLY O_NONBLOCK O_RDONLY
          O_RDWR O_TRUNC O_WRONLY PATH_MAX PTHREAD_MUTEX_RECURSIVE P_TRACED RLIMIT_NOFILE RTLD_DEFAULT
          RTLD_LAZY RTLD_NOW RUSAGE_SELF R_OK SIGINT SIGKILL SIGPIPE SIGTERM SIG_IGN SOCK_DGRAM
          SOCK_STREAM SOL_SOCKET SO_REUSEADDR SO_TYPE STDERR_FILENO STDIN_FILENO STDOUT_FILENO
          S_IFDIR S_IFIFO S_IFLNK S_IFMT S_IFREG S_IFSOCK TASK_VM_INFO THREAD_BASIC_INFO
          TH_FLAGS_IDLE TH_USAGE_SCALE W_OK errno mach_task_self_ vm_kernel_page_size vm_page_size
          """),
      ForeignNames(
        "Dispatch", types: "DispatchSource DispatchSourceFileSystemObject DispatchSourceTimer"),
      // What is outside of the scene: files, and the network beyond a request.
      ForeignNames(
        "Foundation",
        types: """
          CachedURLResponse FileHandle FileProtectionType NSFileCoordinator NSMetadataQuery NSUbiquitousKeyValueStore
          URLAuthenticationChallenge URLCache URLCredential
          URLProtectionSpace URLResourceKey URLResourceValues URLSessionDelegate
          URLSessionWebSocketTask ValueTransformer
          """),
      // The output of another program or of a stream: an app would show it.
      ForeignNames(
        "Foundation", types: "InputStream OutputStream Pipe Process Stream StreamDelegate",
        isSaid: true),
      ForeignNames("LocalAuthentication", types: "LAContext LAError LAPolicy"),
      ForeignNames("ObjectiveC", types: "AutoreleasingUnsafeMutablePointer"),
      ForeignNames("Photos", types: "PHPhotoLibrary"),
      ForeignNames("PhotosUI", types: "PHPickerFilter"),
      ForeignNames(
        "Security",
        types: """
          SecAccessControl SecCertificate SecIdentity SecKey SecKeyAlgorithm SecPolicy SecTrust
          SecTrustResultType tls_ciphersuite_t tls_protocol_version_t
          """,
        functions: """
          SecAccessControlCreateWithFlags SecCertificateCopyData SecCertificateCreateWithData
          SecCopyErrorMessageString SecItemAdd SecItemCopyMatching SecItemDelete
          SecItemUpdate SecKeyCopyExternalRepresentation SecKeyCopyPublicKey
          SecKeyCreateDecryptedData SecKeyCreateEncryptedData SecKeyCreateRandomKey
          SecKeyCreateSignature SecKeyCreateWithData SecKeyIsAlgorithmSupported
          SecKeyVerifySignature SecPKCS12Import SecPolicyCreateBasicX509 SecPolicyCreateSSL
          SecRandomCopyBytes SecTrustCopyCertificateChain SecTrustCopyKey
          SecTrustCreateWithCertificates SecTrustEvaluateWithError SecTrustGetCertificateAtIndex
          SecTrustGetCertificateCount SecTrustSetAnchorCertificates SecTrustSetPolicies
          """,
        constants: """
          errSecAuthFailed errSecDuplicateItem errSecInteractionNotAllowed errSecInternalError
          errSecItemNotFound errSecMissingEntitlement errSecNotAvailable errSecParam errSecSuccess
          errSecUnimplemented errSecUserCanceled
          """),
      // Memory by its addresses, and clocks that measure time.
      ForeignNames(
        "Swift",
        types: """
          Float16 OpaquePointer Unmanaged
          UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafeRawBufferPointer
          UnsafeRawPointer
          """,
        functions: "withUnsafeBytes withUnsafeMutableBytes"),
      ForeignNames(
        "UserNotifications",
        types: """
          UNAuthorizationOptions UNCalendarNotificationTrigger
          UNMutableNotificationContent UNNotification UNNotificationAction UNNotificationCategory
          UNNotificationContent UNNotificationPresentationOptions UNNotificationRequest
          UNNotificationResponse UNNotificationSettings UNNotificationSound UNNotificationTrigger
          UNTimeIntervalNotificationTrigger UNUserNotificationCenter
          UNUserNotificationCenterDelegate
          """),
    ])
}
