import { expect, test } from 'vitest'
import { formParts } from './form-parts.ts'

const type = 'multipart/form-data; boundary=line'

function bodyOf(...parts: (string | Uint8Array<ArrayBuffer>)[]): Uint8Array<ArrayBuffer> {
  const bytes = parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part))
  const whole = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of bytes) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const text = (name: string, value: string) =>
  `--line\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const head = (name: string, fileName: string) =>
  `--line\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`
const end = '--line--\r\n'

test('a file is a view of the body, not a copy', async () => {
  const content = Uint8Array.from({ length: 5000 }, (_, index) => index % 256)
  const body = bodyOf(text('purpose', 'attachment'), head('file', 'Фото.png'), content, '\r\n', end)
  const [purpose, file] = await formParts(body, type)
  expect(purpose).toEqual(['purpose', 'attachment'])
  const [, value] = file ?? []
  if (typeof value !== 'object') throw new Error('The file is missing')
  expect(value.name).toBe('Фото.png')
  expect(value.bytes).toEqual(content)
  expect(value.bytes.buffer).toBe(body.buffer)
})

test('files keep their order and their bytes, empty ones and those with line ends too', async () => {
  const lines = new TextEncoder().encode('\r\n--lin\r\n\r\n--')
  const body = bodyOf(
    head('one', 'one.png'),
    lines,
    '\r\n',
    head('two', 'two.png'),
    '\r\n',
    text('SESSID', 'c0ffee'),
    head('three', 'three.png'),
    'third',
    '\r\n',
    end,
  )
  const parts = await formParts(body, 'multipart/form-data; boundary="line"')
  expect(parts.map(([name]) => name)).toEqual(['one', 'two', 'SESSID', 'three'])
  const texts = parts.map(([, value]) =>
    typeof value === 'string' ? value : new TextDecoder().decode(value.bytes),
  )
  expect(texts).toEqual(['\r\n--lin\r\n\r\n--', '', 'c0ffee', 'third'])
})

test('what browsers send is read as the platform reads it', async () => {
  const form = new FormData()
  form.append('SESSID', 'c0ffee')
  form.append('file', new File([new Uint8Array(70_000).fill(13)], 'a "quoted".png', { type: 'image/png' }))
  form.append('purpose', 'attachment')
  const sent = new Response(form)
  const parts = await formParts(
    new Uint8Array(await sent.clone().arrayBuffer()),
    sent.headers.get('content-type') ?? '',
  )
  const asRead = await sent.formData()
  const file = asRead.get('file')
  if (!(file instanceof File)) throw new Error('The file is missing')
  expect(parts).toEqual([
    ['SESSID', 'c0ffee'],
    ['file', { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }],
    ['purpose', 'attachment'],
  ])
})

test.each([
  ['a file without an end', [head('file', 'a.png'), 'bytes'], 'A part has no end'],
  ['another boundary', ['--other\r\n\r\n--other--'], 'Failed to parse body as FormData'],
  ['no boundary at all', ['bytes'], 'Failed to parse body as FormData'],
  ['texts of megabytes', [text('SESSID', 'x'.repeat(300_000)), end], 'The texts are too long'],
])('%s is no form', async (_, parts, message) => {
  await expect(formParts(bodyOf(...parts), type)).rejects.toThrow(message)
})
