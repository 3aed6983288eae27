const endRecord = 0x06054b50
const entryRecord = 0x02014b50
const endLength = 22
const longestComment = 65_535

/**
 * Bytes that a zip archive says to unpack to, by its directory; nothing is unpacked.
 * @returns `undefined` when the directory can't be read
 */
export function unpackedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - endLength
  const first = Math.max(0, end - longestComment)
  while (end >= first && view.getUint32(end, true) !== endRecord) end -= 1
  if (end < first) return undefined
  let size = 0
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entryRecord) return undefined
    size += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return size
}
