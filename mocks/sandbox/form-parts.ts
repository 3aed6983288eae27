import type { SentFile } from './operation.ts'

/** Bytes of all but the files. */
const mostText = 256 * 1024
const twoLines = new TextEncoder().encode('\r\n\r\n')

/**
 * The parts of a form in their order. The platform reads the form without its files: reading them, too, it would hold
 * each file four times. Their bytes are views of the body.
 * @throws when it is no form
 */
export async function formParts(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<[name: string, value: string | SentFile][]> {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? []
  const files = fileRanges(body, quoted ?? bare ?? '')
  const rest: Uint8Array<ArrayBuffer>[] = []
  let from = 0
  for (const file of files) {
    rest.push(body.subarray(from, file.from))
    from = file.to
  }
  rest.push(body.subarray(from))
  if (rest.reduce((sum, { length }) => sum + length, 0) > mostText) throw new Error('The texts are too long')
  const form = await new Response(new Blob(rest), { headers: { 'content-type': contentType } }).formData()
  const found = files.values()
  return [...form].map(([name, value]) => {
    if (typeof value === 'string') return [name, value]
    const { from: begin, to } = found.next().value ?? { from: 0, to: 0 }
    return [name, { name: value.name, bytes: body.subarray(begin, to) }]
  })
}

interface Range {
  from: number
  to: number
}

/** Where the contents of files are: of the parts whose head names a file. */
function fileRanges(body: Uint8Array, boundary: string): Range[] {
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`)
  const ranges: Range[] = []
  // The first delimiter may stand without a line before it.
  for (let head = indexOf(body, delimiter.subarray(2), 0); head !== -1;) {
    const headEnd = indexOf(body, twoLines, head)
    if (headEnd === -1) break
    const next = indexOf(body, delimiter, headEnd + 2)
    if (next === -1) throw new Error('A part has no end')
    const text = new TextDecoder('latin1').decode(body.subarray(head, headEnd))
    const from = headEnd + twoLines.length
    // An empty file ends before the line that its delimiter begins with.
    if (/;\s*filename\*?=/i.test(text)) ranges.push({ from: Math.min(from, next), to: next })
    head = next + 2
  }
  return ranges
}

function indexOf(bytes: Uint8Array, searched: Uint8Array, from: number): number {
  const [first = 0] = searched
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if (searched.every((byte, index) => bytes[at + index] === byte)) return at
  return -1
}
