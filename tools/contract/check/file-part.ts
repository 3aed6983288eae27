/** A file in a body of several parts. */
export class FilePart {
  readonly fileName: string
  readonly mediaType: string
  readonly content: Uint8Array<ArrayBuffer>

  constructor(fileName: string, mediaType: string, content: Uint8Array<ArrayBuffer>) {
    this.fileName = fileName
    this.mediaType = mediaType
    this.content = content
  }
}

/** A picture of one dot. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** A file of the first of some types that can be made here; `undefined` where none can. */
export function madeFile(mediaTypes: readonly string[]): FilePart | undefined {
  for (const type of mediaTypes) {
    if (/^image\/(png|\*)/.test(type))
      return new FilePart('contract-check.png', 'image/png', Uint8Array.from(Buffer.from(dot, 'base64')))
    if (type.startsWith('text/')) return textFile('contract-check.txt', type.replace('*', 'plain'))
    if (/^(application\/octet-stream|\*\/\*)/.test(type))
      return textFile('contract-check.bin', 'application/octet-stream')
  }
  return undefined
}

function textFile(name: string, mediaType: string): FilePart {
  return new FilePart(name, mediaType, new TextEncoder().encode('contract-check\n'))
}
