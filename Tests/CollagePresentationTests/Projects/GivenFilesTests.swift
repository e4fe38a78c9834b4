import CollageDocument
import CollagePresentation
import Foundation
import TestSupport
import Testing

@Suite struct GivenFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func makeFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      at: folder.file(name), withIntermediateDirectories: true)
    return folder.path(name)
  }

  @Test(arguments: ["PK\u{3}\u{4}", "{\"layers\":[]}", "\u{FEFF} \n{"])
  func `a bundle or a document is known by its first bytes`(start: String) async throws {
    let path = try folder.write("photo.jpg", start.utf8)
    let files = await GivenFiles.sorting([path])
    #expect(files.projects == [path] && files.photos.isEmpty)
  }

  @Test(arguments: ["JPEG", "", " ", "P", "[{}]"])
  func `everything else has to be a photo`(start: String) async throws {
    let path = try folder.write("Summer.jogakbo", start.utf8)
    let files = await GivenFiles.sorting([path])
    #expect(files.photos == [path] && files.projects.isEmpty)
  }

  @Test func `what is not there is taken for a photo, to be named as one that cannot be read`()
    async
  {
    let path = folder.path("none.jpg")
    #expect(await GivenFiles.sorting([path]).photos == [path])
  }

  @Test(arguments: ["document.json", "project.json"])
  func `a folder with a document is a project`(name: String) async throws {
    let path = try makeFolder("Summer")
    try folder.write("Summer/" + name, "{}".utf8)
    try folder.write("Summer/sea.jpg", "JPEG".utf8)
    #expect(await GivenFiles.sorting([path]).projects == [path])
  }

  @Test func `any other folder stands for the files in it, in the order of their numbers`()
    async throws
  {
    let path = try makeFolder("Summer")
    _ = try makeFolder("Summer/more")
    for name in ["10.jpg", "9.jpg", ".hidden.jpg"] {
      try folder.write("Summer/" + name, "JPEG".utf8)
    }
    let files = await GivenFiles.sorting([path])
    #expect(files.photos == [path + "/9.jpg", path + "/10.jpg"] && files.projects.isEmpty)
  }

  @Test func `files keep their order`() async throws {
    let paths = try ["b.jpg", "a.jpg"].map { try folder.write($0, "JPEG".utf8) }
    #expect(await GivenFiles.sorting(paths).photos == paths)
  }
}
