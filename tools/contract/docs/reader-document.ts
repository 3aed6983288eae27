import { type ActionRule, actionTables } from '../model/action-table.ts'
import {
  type ContractDocument,
  type Operation,
  operationEntries,
  type OperationEntry,
} from '../model/document.ts'
import type { Workflow } from '../flows/arazzo-document.ts'
import { rulesInWords, tellRules } from './rule-words.ts'
import { codesSection, flowSections, httpSections } from './text-sections.ts'
import { requestSamples } from './request-samples.ts'
import { putTitles, type Titles } from './russian-titles.ts'
import { recordOf } from '../model/record.ts'
import { refusalCodes } from '../model/refusal-codes.ts'
import { jsonSchema } from '../model/json-content.ts'

const effects: Record<NonNullable<Operation['x-effect']>, string> = {
  read: 'reads; may be repeated and cached',
  write: 'changes something',
  destructive: 'takes something away for good',
  session: 'changes who the visitor is',
}
const forgery: Record<NonNullable<Operation['x-csrf']>, string> = {
  none: 'none is asked for',
  body: '`SESSID` in the body; a wrong or stale one is refused with `sessidInvalid`',
  header: 'in the header `X-SESSID`; a wrong or stale one is refused with `sessidInvalid`',
}
const opening: Record<NonNullable<Operation['x-opens-session']>, string> = {
  anyone: 'its answer holds the token of the new session, also for a visitor who is logged in',
  guest: 'its answer holds the token of the new session; a visitor who is logged in is refused with 403',
}
const varies: Record<NonNullable<Operation['x-varies']>, string> = {
  visitor: 'the visitor: never shared between sessions, dropped at login, logout and company switch',
  branch: 'the chosen branch',
  none: 'nothing: the same for everybody',
}
const origins: Record<NonNullable<Operation['x-origin']>, string> = {
  spec: "the product's specification",
  extension: 'added because a screen needs it',
}

/** What the page tells beside the contract. */
export interface ReaderExtras {
  /** Titles in another language. */
  titles?: Titles
  /** Orders of calls, each a section of its own. */
  workflows?: readonly Workflow[]
}

/** Where the contract is answered while one works with it. */
const servers = [
  { url: 'http://127.0.0.1:4020', description: 'Sandbox: npm run sandbox' },
  { url: 'http://127.0.0.1:4010', description: 'Prism, shapes only: npm run mock' },
  { url: 'http://127.0.0.1:3000', description: 'The shop: npm run dev, npm start' },
]

/**
 * The contract as its page shows it: what the extensions say stands in words under each description, with links to
 * the operations that a write makes stale. The `x-` fields themselves are left out, so that nothing is told twice. Each
 * operation has a sample for a shell; flows and codes have sections of their own.
 */
export function readerDocument(contract: ContractDocument, extras: ReaderExtras = {}): ContractDocument {
  const { titles, workflows = [] } = extras
  const document = structuredClone(contract)
  if (titles) putTitles(document, titles)
  const samples = requestSamples(contract)
  const links = new Map(
    operationEntries(document).map(({ operation }) => [operation.operationId, linkTo(operation)]),
  )
  for (const entry of operationEntries(document)) {
    const { operation, parameters } = entry
    operation.description = [operation.description?.trim(), aboutOperation(entry, links, document)].join(
      '\n\n',
    )
    for (const name of Object.keys(operation))
      if (name.startsWith('x-')) delete operation[name as keyof Operation]
    const source = samples.get(operation.operationId)
    if (source !== undefined)
      Object.assign(operation, { 'x-codeSamples': [{ lang: 'Shell', label: 'curl', source }] })
    for (const parameter of parameters) describeSlashes(parameter)
  }
  tellActions(document, links)
  tellRules(document)
  document.servers = servers
  for (const tag of document.tags ?? []) tag['x-displayName'] ??= words(tag.name)
  document.tags = [
    ...flowSections(workflows, links),
    ...httpSections(document),
    codesSection(document),
    ...(document.tags ?? []),
  ]
  return document
}

/** `savedCarts` is 'Saved carts'. */
function words(name: string): string {
  const apart = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return apart.charAt(0).toUpperCase() + apart.slice(1)
}

/** Shows the table of actions under the description of their schema. */
function tellActions(document: ContractDocument, links: ReadonlyMap<string, string>): void {
  for (const [name, table] of actionTables(document)) {
    const schema = recordOf(document.components?.['schemas']?.[name])
    const rows = Object.entries(table).map(([action, rule]) =>
      [
        `\`${action}\``,
        rule.operations.map((id) => links.get(id) ?? `\`${id}\``).join(', ') + chosenBy(rule),
        rule.statuses?.join(', ') ?? 'any',
        rule.rights?.map((right) => `\`${right}\``).join(' or ') ?? 'none',
        [rule.onlyAuthor && 'the author', rule.onlyCompany && 'in a company', rule.when]
          .filter((one) => typeof one === 'string')
          .join('; '),
      ].join(' | '),
    )
    schema['description'] = [
      schema['description'],
      '',
      '| action | call | status | right in the company of the object | only |',
      '|---|---|---|---|---|',
      ...rows.map((row) => `| ${row} |`),
    ].join('\n')
    delete schema['x-actions']
  }
}

function chosenBy({ with: chosen = {} }: ActionRule): string {
  const values = Object.entries(chosen).map(([field, value]) => `\`${field}: ${String(value)}\``)
  return values.length > 0 ? ` with ${values.join(', ')}` : ''
}

function aboutOperation(
  { method, path, operation }: OperationEntry,
  links: ReadonlyMap<string, string>,
  document: ContractDocument,
): string {
  const {
    operationId,
    'x-effect': effect,
    'x-csrf': csrf,
    'x-varies': depends,
    'x-origin': origin,
    'x-rights': rights,
    'x-opens-session': opens,
    'x-upload-bytes': bytes,
    'x-limit': limit,
  } = operation
  const stale = (operation['x-invalidates'] ?? []).map((id) => links.get(id) ?? `\`${id}\``)
  const rows: [string, string | undefined][] = [
    ['Operation', `\`${operationId}\`, \`${method.toUpperCase()} ${path}\``],
    ['Effect', effect && `**${effect}**: ${effects[effect]}`],
    ['Opens a session', opens && opening[opens]],
    ['Longest body', bytes === undefined ? undefined : `${bytes} bytes`],
    ['Limit', limit && `${limit.calls} calls in ${limit.seconds} s, then 429`],
    ['SESSID', csrf && forgery[csrf]],
    ['Right asked for', rights && `${rights.map((right) => `\`${right}\``).join(' or ')}, else 403`],
    ['Refused with', refusals(document, operation)],
    ['Answer depends on', depends && varies[depends]],
    ['Makes stale', stale.length > 0 ? stale.join(', ') : undefined],
    ['Promised', rulesInWords(operation)],
    ['Requirements', operation['x-requirements']?.join(', ')],
    ['Origin', origin && origins[origin]],
  ]
  const told = rows.filter(([, text]) => text !== undefined && text !== '')
  return ['| | |', '|---|---|', ...told.map(([name, text]) => `| ${name} | ${text} |`)].join('\n')
}

/**
 * What the contract says of the codes, each in a line of its own: in the answer it stands three levels deep, in the
 * second of its branches.
 */
function refusals(document: ContractDocument, { responses }: Operation): string | undefined {
  const told = refusalCodes(document, jsonSchema(document, responses['200']), '').map(
    ({ codes, description }) => {
      const text = description
        .replace(/^Reason: /, '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll('|', String.raw`\|`)
      const beginsCode = new RegExp(`[;.] (?=\`(?:${codes.join('|')})\`(?:,|:| —))`, 'g')
      return text.replaceAll(beginsCode, (end) => `${end.trim()}<br>`)
    },
  )
  return told.length > 0 ? told.join('<br>') : undefined
}

/**
 * How the page names an operation in its address. The text is the summary, not the operationId: who searches for that
 * finds the operation itself, not all that make it stale.
 */
function linkTo({ operationId, summary, tags = [] }: Operation): string {
  return `[${summary ?? operationId}](#/${[...tags, operationId].join('/').toLowerCase()})`
}

function describeSlashes(parameter: { description?: string; 'x-multi-segment'?: boolean }): void {
  if (!parameter['x-multi-segment']) return
  delete parameter['x-multi-segment']
  parameter.description = `${parameter.description ?? ''} May hold slashes, literal on the wire.`.trim()
}
