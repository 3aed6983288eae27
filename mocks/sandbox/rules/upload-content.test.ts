import { expect, test } from 'vitest'
import { SharedSeed, WorldState } from '../state.ts'
import { deleteUpload, keepUpload, uploadedBytes } from './upload-content.ts'

const world = () => new WorldState(new SharedSeed({ rows: {}, fixed: {} }), [])
const upload = {
  id: 'u-1',
  owner: 'guest:1',
  purpose: 'attachment',
  name: 'scan.pdf',
  mime: 'application/pdf',
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: 0,
} as const

/** Bytes of all values, in no order that parts could share. */
const fileOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 7 + (index >> 8)) % 256)

test.each([1, 24_575, 24_576, 24_577, 49_152, 200_000])(
  'X-08 a file of %i bytes comes back as it was kept, and no record of it is long',
  (length) => {
    const { state } = world().begin()
    keepUpload(state, upload, fileOf(length))
    const kept = state.uploads.get(upload.id)
    expect(kept && Buffer.from(uploadedBytes(state, kept))).toEqual(Buffer.from(fileOf(length)))
    for (const record of [...state.uploads.all(), ...state.uploadParts.all()])
      expect(record.content.length).toBeLessThanOrEqual(32_768)
  },
)

test('X-08 a deleted file leaves no part, and takes none of another one', () => {
  const { state } = world().begin()
  keepUpload(state, upload, fileOf(100_000))
  keepUpload(state, { ...upload, id: 'u-11' }, fileOf(60_000))
  deleteUpload(state, upload.id)
  expect(state.uploads.all().map(({ id }) => id)).toEqual(['u-11'])
  expect(state.uploadParts.all().map(({ id }) => id)).toEqual(['u-11/1', 'u-11/2'])
})

test('X-08 a file in one record, of a database of before, is read and deleted', () => {
  const { state } = world().begin()
  const bytes = fileOf(100_000)
  const whole = { ...upload, size: bytes.length, content: Buffer.from(bytes).toString('base64') }
  state.uploads.put(whole)
  expect(Buffer.from(uploadedBytes(state, whole))).toEqual(Buffer.from(bytes))
  deleteUpload(state, upload.id)
  expect(state.uploads.all()).toEqual([])
})

test('X-08 a file that has lost a part is an error, not a shorter file', () => {
  const { state } = world().begin()
  keepUpload(state, upload, fileOf(100_000))
  state.uploadParts.delete('u-1/2')
  const kept = state.uploads.get(upload.id)
  expect(() => kept && uploadedBytes(state, kept)).toThrow('has lost its part 2')
})
