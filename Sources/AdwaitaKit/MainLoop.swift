import CAdw
import Dispatch
import Glibc

/// Lets GLib's main loop run the main actor: tasks, `Task.sleep` and the main dispatch queue. To be
/// called once, before the loop runs. Foundation's `Timer` and `RunLoop` do not work in it.
@MainActor
public func serveMainActor() {
  // libdispatch's event descriptor becomes readable when there is work on its main queue.
  g_unix_fd_add(
    _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
    { descriptor, _, _ in
      var wakeups: UInt64 = 0
      read(descriptor, &wakeups, MemoryLayout<UInt64>.size)
      _dispatch_main_queue_callback_4CF(nil)
      return gboolean(1)
    }, nil)
}
