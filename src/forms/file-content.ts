/** The first bytes of a file, by the extension that its name must then have. */
const beginnings: Readonly<Record<string, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
  // Both are zip archives; the backend looks inside.
  docx: [0x50, 0x4b, 0x03, 0x04],
  xlsx: [0x50, 0x4b, 0x03, 0x04],
}

/** Whether the content begins as its name says. Extensions that this module doesn't know pass. */
export async function hasContentOfName(file: File): Promise<boolean> {
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  const wanted = beginnings[extension]
  if (!wanted) return true
  const bytes = new Uint8Array(await file.slice(0, wanted.length).arrayBuffer())
  return wanted.every((byte, at) => bytes[at] === byte)
}
