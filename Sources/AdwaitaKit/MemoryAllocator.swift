import CGLib

/// What the C library's allocator does with memory that was freed.
public enum MemoryAllocator {
  /// From this size on, in bytes, a block is most likely one of pixels.
  private static let largeBlock: Int32 = 1 << 20
  private static let heapCount: Int32 = 4

  /// Has large blocks given back to the system as soon as they are freed, for a program that runs
  /// for long.
  ///
  /// glibc begins to keep such blocks after the first has been freed, and a heap for each of many
  /// threads: after some photos an app would hold half as much memory again as it uses.
  public static func giveBackLargeBlocks() {
    cglib_set_up_allocator(largeBlock, heapCount)
  }
}
