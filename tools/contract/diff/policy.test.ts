import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContractDocument } from '../model/document.ts'
import { compareContracts } from './contract-comparison.ts'
import { contractDiff } from './command.ts'
import { applyPolicy } from './policy.ts'
import { type DiffPolicy, noPolicy, readPolicy } from './policy-file.ts'

const day = '2026-11-23'
const listPets = { operationId: 'listPets', responses: { 200: { description: 'Pets.' } } }
const documentOf = (paths: object, version = '1.0.0') =>
  ({ openapi: '3.1.0', info: { title: 'Pets', version }, paths }) as unknown as ContractDocument
const withPets = (own: object) => documentOf({ '/pets': { get: { ...listPets, ...own } } })

function judged(before: ContractDocument, after: ContractDocument, policy: Partial<DiffPolicy> = {}) {
  const documents = { before, after }
  return applyPolicy(compareContracts(before, after), documents, { ...noPolicy, ...policy }, day)
}
const kinds = (before: ContractDocument, after: ContractDocument, policy: Partial<DiffPolicy> = {}) =>
  judged(before, after, policy).changes.map(({ kind, level }) => `${kind}: ${level}`)

const removals: [what: string, own: object, level: string, words: string][] = [
  ['never deprecated', {}, 'breaking', 'was not deprecated before'],
  ['deprecated without a day', { deprecated: true }, 'breaking', 'without a day'],
  ['before its sunset', { deprecated: true, 'x-sunset': '2026-12-01' }, 'breaking', 'before its sunset'],
  ['after its sunset', { deprecated: true, 'x-sunset': '2026-11-01' }, 'compatible', 'after its sunset'],
  ['of a draft', { 'x-stability-level': 'draft' }, 'compatible', 'nothing was promised'],
  ['of a beta', { 'x-stability-level': 'beta' }, 'breaking', 'removed'],
]
for (const [what, own, level, words] of removals)
  test(`a removed operation: ${what} is ${level}`, () => {
    const [change, ...more] = judged(withPets(own), documentOf({})).changes
    expect(more).toEqual([])
    expect(change).toMatchObject({ kind: 'operation-removed', level })
    expect(change?.message).toContain(words)
  })

test('an end is announced with its day, long enough before, and never moved nearer', () => {
  const policy = { sunsetDays: 90 }
  const deprecated = (own: object) => withPets({ deprecated: true, ...own })
  const changed = 'deprecation-changed: compatible'
  expect(kinds(withPets({}), deprecated({}), policy)).toEqual([changed, 'sunset-missing: breaking'])
  expect(kinds(withPets({}), deprecated({}))).toEqual([changed])
  const [words, soon] = ['words-changed: compatible', 'sunset-too-soon: breaking']
  expect(kinds(withPets({}), deprecated({ 'x-sunset': '2026-12-23' }), policy)).toEqual([
    words,
    changed,
    soon,
  ])
  expect(kinds(withPets({}), deprecated({ 'x-sunset': '2027-03-23' }), policy)).toEqual([words, changed])
  const since = { 'x-deprecated-since': '2026-08-01', 'x-sunset': '2026-12-23' }
  expect(kinds(withPets({}), deprecated(since), policy)).not.toContain(soon)
  const moved = ['words-changed: compatible', 'sunset-moved: breaking']
  const [late, near] = ['2027-03-01', '2027-02-01'].map((one) => deprecated({ 'x-sunset': one }))
  if (late && near) {
    expect(kinds(late, near)).toEqual(moved)
    expect(kinds(near, late)).toEqual(['words-changed: compatible'])
  }
  expect(kinds(withPets({}), deprecated({ 'x-sunset': 'soon' }))).toContain('sunset-wrong: breaking')
})

test('what is only a draft may change in any way; a promise is not taken back', () => {
  const required = {
    parameters: [{ name: 'limit', in: 'query', required: true, schema: { type: 'integer' } }],
  }
  expect(kinds(withPets({}), withPets(required))).toEqual(['required-parameter-added: breaking'])
  const draft = { 'x-stability-level': 'draft' }
  expect(kinds(withPets(draft), withPets({ ...draft, ...required }))).toEqual([
    'required-parameter-added: compatible',
  ])
  expect(kinds(withPets({}), withPets(draft))).toContain('stability-lowered: breaking')
})

test('an id or a name in a path breaks generated clients alone: may break, or what the file says', () => {
  const [before, after] = [withPets({}), withPets({ operationId: 'getPets' })]
  expect(kinds(before, after)).toEqual(['operation-renamed: may break'])
  const severity = { 'operation-renamed': 'compatible' } as const
  expect(judged(before, after, { severity }).changes[0]).toMatchObject({ level: 'compatible', bump: 'minor' })
  const hard = { 'operation-renamed': 'breaking' } as const
  expect(judged(before, after, { severity: hard }).changes[0]).toMatchObject({
    level: 'breaking',
    bump: 'major',
  })
})

test('an ignored change is let through until its day', () => {
  const entry = {
    kind: 'operation-renamed',
    operation: 'getPets',
    owner: 'pets',
    reason: 'agreed',
    expires: day,
  }
  const [before, after] = [withPets({}), withPets({ operationId: 'getPets' })]
  const let_ = judged(before, after, { ignore: [entry] })
  expect(let_.changes).toEqual([])
  expect(let_.ignored).toHaveLength(1)
  const over = judged(before, after, { ignore: [{ ...entry, expires: '2026-11-22' }] })
  expect(over.changes).toHaveLength(1)
  expect(over.notes).toEqual(['an ignored change of pets expired on 2026-11-22: agreed'])
  expect(judged(before, before, { ignore: [entry] }).notes[0]).toContain('matches nothing any more')
})

test('values of an open list: more break nobody, fewer do', () => {
  const kind = (list: string[]) => ({
    responses: {
      200: {
        description: 'Pets.',
        content: { 'application/json': { schema: { type: 'string', 'x-extensible-enum': list } } },
      },
    },
  })
  expect(kinds(withPets(kind(['dog'])), withPets(kind(['dog', 'cat'])))).toEqual([
    'known-value-added: compatible',
  ])
  const asked = (list: string[]) => ({
    parameters: [{ name: 'kind', in: 'query', schema: { type: 'string', 'x-extensible-enum': list } }],
  })
  expect(kinds(withPets(asked(['dog', 'cat'])), withPets(asked(['dog'])))).toEqual([
    'known-value-removed: breaking',
  ])
})

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-policy-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function diff(args: string[]) {
  const lines: string[] = []
  const code = await contractDiff(args, {
    command: 'contract-diff',
    directory: folder,
    day,
    print: (line) => void lines.push(line),
    complain: (line) => void lines.push(line),
  })
  return { code, text: lines.join('\n') }
}
function written(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

test('the command takes a policy, and leaves what may break to the reader with --fail-on breaking', async () => {
  const before = written('before.json', withPets({}))
  const after = written('after.json', withPets({ operationId: 'getPets' }))
  const plain = await diff([before, '--head', after])
  expect(plain.code).toBe(1)
  expect(plain.text).toContain('[may break clients]')
  expect((await diff([before, '--head', after, '--fail-on', 'breaking'])).code).toBe(0)
  expect((await diff([before, '--head', after, '--fail-on', 'never'])).code).toBe(2)
  const policy = written(
    'policy.yaml',
    'ignore: [{ kind: operation-renamed, owner: pets, reason: agreed, expires: 2026-12-31 }]',
  )
  const ignored = await diff([before, '--head', after, '--policy', policy])
  expect(ignored.code).toBe(0)
  expect(ignored.text).toContain('ignored until 2026-12-31 by pets')
})

test('a policy that says nothing clear is wrong usage', () => {
  for (const text of [
    'severity: { operation-renamed: dreadful }',
    'ignore: [{ kind: x, owner: me, reason: r }]',
    'ignore: [{ owner: me, reason: r, expires: 2026-12-31 }]',
    'ignore: [{ kind: x, owner: me, reason: r, expires: 2026-02-30 }]',
    'ignore: [{ kindd: x, owner: me, reason: r, expires: 2026-12-31 }]',
    'sunset: 3',
    'sunsetDays: -1',
    '[]',
  ])
    expect(() => readPolicy(written('wrong.yaml', text))).toThrow(/wrong\.yaml/)
})

test('a kind that does not exist is told with those near to it, in levels and in what is ignored', () => {
  const read = (text: string) => () => readPolicy(written('near.yaml', text))
  expect(read('severity: { propery-removed: compatible }')).toThrow(
    /near\.yaml: severity: .*propery-removed; near it: property-removed/,
  )
  expect(read('severity: { enum-value-removed: breaking }')).toThrow(/near it: .*\bvalue-removed\b/)
  expect(read('ignore: [{ kind: patern-changed, owner: me, reason: r, expires: 2026-12-31 }]')).toThrow(
    /ignore 1: there is no kind of change patern-changed; near it: pattern-changed/,
  )
  expect(read('severity: { zzz: breaking }')).toThrow(/no kind of change zzz$/)
  expect(readPolicy(written('good.yaml', 'severity: { pattern-changed: compatible }')).severity).toEqual({
    'pattern-changed': 'compatible',
  })
})
