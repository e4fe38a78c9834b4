// Stands in for the process that decodes photos, under the very same limits, and does what a file
// that has taken over a decoder would do: the file's text says what. For InspectionWorkersTests.

import CollagePlatform
import Glibc

/// What there is left to say where the deed was not stopped: how it went.
private func damaged(_ text: String) -> [UInt8] { Array("damaged \(text)".utf8) }

/// An answer that tells the error of a call.
private func outcome(of result: Int32) -> [UInt8] {
  damaged(result < 0 ? "errno \(errno)" : "done")
}

private func allocate() -> [UInt8] {
  let step = 64 << 20
  var blocks: [UnsafeMutableRawPointer] = []
  blocks.reserveCapacity(1024)
  // Address space is what is limited: the memory need not be touched.
  while let block = malloc(step) { blocks.append(block) }
  // To have some for the answer.
  for block in blocks { free(block) }
  return damaged("\(blocks.count * 64) MB")
}

private func openDescriptors() -> [UInt8] {
  var count = 0
  while dup(0) >= 0 { count += 1 }
  return damaged("\(count) descriptors")
}

private func startProcess() -> [UInt8] {
  var process: pid_t = 0
  errno = posix_spawn(&process, "/bin/true", nil, nil, [nil], nil)
  return outcome(of: errno == 0 ? 0 : -1)
}

private func makeCode() -> [UInt8] {
  let page = mmap(nil, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
  return outcome(of: page == MAP_FAILED ? -1 : 0)
}

private func raiseLimit() -> [UInt8] {
  var limit = rlimit(rlim_cur: .max, rlim_max: .max)
  return outcome(of: setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit))
}

private func useThread() -> [UInt8] {
  var thread: pthread_t = 0
  guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return damaged("no thread") }
  pthread_join(thread, nil)
  return damaged("done")
}

private func act(_ deed: String) -> [UInt8] {
  switch deed {
  case "name yourself": damaged("\(getpid())")
  case "name yourself as a photo": Array("photo \(getpid()) 2 jpg".utf8)
  case "photo": Array("photo 3 2 jpg".utf8)
  case "lie about the size": Array("photo 99999999999 99999999999 jpg".utf8)
  case "lie about the format": Array("photo 3 2 ../../evil".utf8)
  case "say nonsense": [0xFF, 0, 0x20, 0x80]
  case "say a lot": [UInt8](repeating: UInt8(ascii: "x"), count: 4096)
  case "color the terminal": damaged("\u{1B}[31mred\nline")
  case "crash": abort()
  case "leave": exit(3)
  case "spin": { while true {} }()
  case "sleep": { while true { sleep(1) } }()
  case "allocate": allocate()
  case "open descriptors": openDescriptors()
  case "open a file": outcome(of: open("/etc/passwd", O_RDONLY))
  case "make a file": outcome(of: open("/tmp/evil", O_WRONLY | O_CREAT, 0o600))
  case "start a process": startProcess()
  case "connect": outcome(of: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
  case "kill its parent": outcome(of: kill(getppid(), SIGTERM))
  case "remove a file": outcome(of: unlink("/tmp/evil"))
  case "make code": makeCode()
  case "raise its limits": raiseLimit()
  case "use a thread": useThread()
  default: damaged("unknown deed \(deed)")
  }
}

InspectionWorker.serve { file in
  defer { close(file) }
  var text = [UInt8](repeating: 0, count: 256)
  let count = pread(file, &text, text.count, 0)
  return act(String(decoding: text.prefix(max(count, 0)), as: UTF8.self))
}
