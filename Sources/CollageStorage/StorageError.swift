public import CollageDocument
import SQLiteKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why the library did not do something. What had been acknowledged before is untouched.
public enum StorageError: Error, Hashable, Sendable {
  /// Another process has the library open for writing.
  case locked(path: String)
  /// The library was opened for reading only.
  case openedReadOnly(path: String)
  /// A file or folder cannot be created, written or removed.
  case notWritable(path: String, errno: Int32)
  /// A file or folder cannot be read.
  case notReadable(path: String, errno: Int32)
  /// There is no room left, or the user's share of it is used up.
  case diskFull(path: String)
  /// The database contradicts itself or is none; with SQLite's own words.
  case damagedDatabase(path: String, detail: String)
  /// There is no database, or an empty one, although there are photos or projects.
  case lostDatabase(path: String)
  /// The database belongs to another program.
  case notALibrary(path: String)
  /// A newer program wrote the database.
  case newerVersion(path: String, found: Int, supported: Int)
  /// SQLite failed in another way.
  case databaseFailed(path: String, code: Int32, detail: String)
  /// A photo was not taken in.
  case photoUnreadable(path: String, problem: PhotoProblem)
  /// There is no such project.
  case unknownProject(String)
  /// Several projects answer to this.
  case ambiguousProject(String, matches: [ProjectID])
  /// Nothing of the project can be read.
  case damagedProject(ProjectID)
  /// Somebody else changed the project since it was loaded; reload it.
  case conflict(ProjectID)
  /// A bundle would have taken the place of a file, but originals are missing or damaged.
  case incompleteBundle(path: String, missingPhotos: Int)
  /// A file is no bundle or document that can be opened.
  case notABundle(path: String, problem: BundleProblem)
}

/// What is wrong with a file that should be a photo. A `PhotoInspector` throws it as well.
public enum PhotoProblem: Error, Hashable, Sendable {
  /// It is a folder, a device, or something else that is no file.
  case notAFile
  /// It has no bytes.
  case empty
  /// Its content is not what its name promises.
  case wrongContent
  /// It is no photo, or one of a kind that cannot be read; `detail` names the kind.
  case unsupported(detail: String)
  /// It has more pixels than can be handled.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// It is broken or incomplete; with the decoder's own words.
  case damaged(reason: String)
  /// The process that decoded it was ended by a signal: the decoder failed, used more memory than it
  /// may have, or did what no decoder does. Nil where it ended without one.
  case decoderEnded(signal: Int32?)
  /// It was not decoded in the time that a photo may take.
  case tookTooLong(seconds: Int)
  /// There is no process to decode it, so nothing is known about it.
  case notInspected(errno: Int32)
}

/// What is wrong with a file that should be a bundle.
public enum BundleProblem: Hashable, Sendable {
  /// It is no archive, or a broken one; with the archive library's own words.
  case damagedArchive(reason: String)
  /// An entry has no place in a bundle: its name is none of those in use, leads out of it, or stands
  /// twice, or it is a link, a device, or encrypted.
  case forbiddenEntry(name: String)
  /// There are more entries than the limit.
  case tooManyEntries(limit: Int)
  /// What is in it is larger than it may be; `name` is a part or the whole file.
  case tooLarge(name: String, limit: Int)
  /// There is no document in it.
  case noDocument
  /// The document cannot be read.
  case document(DocumentError)
}

extension StorageError {
  /// Whether something is wrong with a file that was to be read, and not with the library.
  var concernsOnlyTheFile: Bool {
    switch self {
    case .photoUnreadable, .notReadable: true
    default: false
    }
  }

  /// Whether the library's database cannot be used, but what is in the library may be found all the
  /// same: `Library.init` does that where it is told to recover.
  public var leavesRemains: Bool {
    switch self {
    case .damagedDatabase, .lostDatabase: true
    default: false
    }
  }

  /// What a failed system call that writes means.
  public static func writing(_ path: String, errno code: Int32) -> StorageError {
    code == ENOSPC || code == EDQUOT || code == EFBIG
      ? .diskFull(path: path) : .notWritable(path: path, errno: code)
  }

  /// The error about the file that was asked for where it is about one in its stead.
  func naming(_ path: String, insteadOf temporary: String) -> StorageError {
    switch self {
    case .notWritable(temporary, let errno):
      // What hinders it is in the folder of the temporary file.
      FilePath.folder(of: temporary) == FilePath.folder(of: path)
        ? .notWritable(path: path, errno: errno)
        : .notWritable(path: FilePath.folder(of: temporary), errno: errno)
    case .notReadable(temporary, let errno): .notReadable(path: path, errno: errno)
    case .diskFull(temporary): .diskFull(path: path)
    default: self
    }
  }

  /// What SQLite does not tell of a database that it may not write: whether the file, the folder in
  /// which its log belongs, or the medium hinders it.
  private static func refusedWriting(_ database: String) -> StorageError {
    for path in [database, FilePath.folder(of: database)] where access(path, W_OK) != 0 {
      return .notWritable(path: path, errno: errno)
    }
    return .notWritable(path: database, errno: EROFS)
  }

  init(_ error: DatabaseError, path: String) {
    switch error.kind {
    case .full: self = .diskFull(path: path)
    case .corrupt, .notADatabase: self = .damagedDatabase(path: path, detail: error.message)
    case .readOnly: self = .refusedWriting(path)
    case .busy: self = .locked(path: path)
    case .cannotOpen where error.systemError != 0:
      self = .writing(path, errno: error.systemError)
    case .io where [ENOSPC, EDQUOT, EROFS, EACCES].contains(error.systemError):
      // SQLite asks for `errno` late, so that after a failed write it may stem from another call:
      // only what such a call cannot leave is believed.
      self = .writing(path, errno: error.systemError)
    case .cannotOpen, .io, .constraint, .rolledBack, .other:
      self = .databaseFailed(path: path, code: error.code, detail: error.message)
    }
  }
}
