import { operationEntries, type ContractDocument, type Operation } from '../contract/bundle.ts'

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
const varies: Record<NonNullable<Operation['x-varies']>, string> = {
  visitor: 'the visitor: never shared between sessions, dropped at login, logout and company switch',
  branch: 'the chosen branch',
  none: 'nothing: the same for everybody',
}
const origins: Record<NonNullable<Operation['x-origin']>, string> = {
  spec: "the product's specification",
  extension: 'added because a screen needs it',
}

/**
 * The contract as its page shows it: what the extensions say stands in words under each description, with links to
 * the operations that a write makes stale. The `x-` fields themselves are left out, so that nothing is told twice.
 */
export function readerDocument(contract: ContractDocument): ContractDocument {
  const document = structuredClone(contract)
  const links = new Map(
    operationEntries(document).map(({ operation }) => [operation.operationId, linkTo(operation)]),
  )
  for (const { operation, parameters } of operationEntries(document)) {
    operation.description = [operation.description?.trim(), aboutOperation(operation, links)].join('\n\n')
    for (const name of Object.keys(operation))
      if (name.startsWith('x-')) delete operation[name as keyof Operation]
    for (const parameter of parameters) tellSlashes(parameter)
  }
  return document
}

function aboutOperation(operation: Operation, links: ReadonlyMap<string, string>): string {
  const {
    operationId,
    'x-effect': effect,
    'x-csrf': csrf,
    'x-varies': depends,
    'x-origin': origin,
    'x-rights': rights,
  } = operation
  const stale = (operation['x-invalidates'] ?? []).map((id) => links.get(id) ?? `\`${id}\``)
  const rows: [string, string | undefined][] = [
    ['Operation', `\`${operationId}\``],
    ['Effect', effect && `**${effect}**: ${effects[effect]}`],
    ['SESSID', csrf && forgery[csrf]],
    ['Right asked for', rights && `one of ${rights.map((right) => `\`${right}\``).join(', ')}, else 403`],
    ['Answer depends on', depends && varies[depends]],
    ['Makes stale', stale.length > 0 ? stale.join(', ') : undefined],
    ['Requirements', operation['x-requirements']?.join(', ')],
    ['Origin', origin && origins[origin]],
  ]
  const told = rows.filter(([, text]) => text !== undefined && text !== '')
  return ['| | |', '|---|---|', ...told.map(([name, text]) => `| ${name} | ${text} |`)].join('\n')
}

/**
 * How the page names an operation in its address. The text is the summary, not the operationId: who searches for that
 * finds the operation itself, not all that make it stale.
 */
function linkTo({ operationId, summary, tags = [] }: Operation): string {
  return `[${summary ?? operationId}](#/${[...tags, operationId].join('/').toLowerCase()})`
}

function tellSlashes(parameter: { description?: string; 'x-multi-segment'?: boolean }): void {
  if (!parameter['x-multi-segment']) return
  delete parameter['x-multi-segment']
  parameter.description = `${parameter.description ?? ''} May hold slashes, literal on the wire.`.trim()
}
