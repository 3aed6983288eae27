/** A type of file: its media type, the extensions of its names, and whether bytes are of it. */
interface FileType {
  mime: string
  extensions: readonly string[]
  is: (bytes: Uint8Array) => boolean
}

const starts = (bytes: Uint8Array, ...codes: number[]) => codes.every((code, at) => bytes[at] === code)
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const openXml = 'application/vnd.openxmlformats-officedocument'

/** A package of Office is a zip whose parts stand in a folder of their own. */
const office = (folder: string) => (bytes: Uint8Array) =>
  starts(bytes, 0x50, 0x4b, 0x03, 0x04) && new TextDecoder('latin1').decode(bytes).includes(folder)

const types: readonly FileType[] = [
  { mime: 'application/pdf', extensions: ['pdf'], is: (bytes) => starts(bytes, ...letters('%PDF-')) },
  { mime: 'image/png', extensions: ['png'], is: (bytes) => starts(bytes, 0x89, ...letters('PNG')) },
  { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], is: (bytes) => starts(bytes, 0xff, 0xd8, 0xff) },
  { mime: `${openXml}.wordprocessingml.document`, extensions: ['docx'], is: office('word/') },
  { mime: `${openXml}.spreadsheetml.sheet`, extensions: ['xlsx'], is: office('xl/') },
  // Last: whatever has no NUL byte and none of the beginnings above could be text.
  { mime: 'text/csv', extensions: ['csv'], is: (bytes) => !bytes.includes(0) && !bytes.includes(0xff) },
]

/** The type of a file by its content; `undefined` when it is none of the contract's, or its name says another. */
export function typeOfFile(name: string, bytes: Uint8Array): string | undefined {
  const found = types.find(({ is }) => is(bytes))
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase()
  return extension !== undefined && found?.extensions.includes(extension) ? found.mime : undefined
}
