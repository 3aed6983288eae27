import { groupBy } from '../../../../src/lib/group-by.ts'
import type { Change } from '../change.ts'
import { type ChangeGroup, groupChanges, sides, whereOf } from '../change-groups.ts'
import type { VersionAdvice } from '../version-advice.ts'

const title = '# Changelog of the contract'
const sections = [
  ['major', 'Breaks clients'],
  ['minor', 'New and changed'],
  ['patch', 'Words and examples'],
] as const

/** The entry of one version in Markdown. @param day `YYYY-MM-DD` */
export function changelogEntry(
  changes: readonly Change[],
  { before, after, advised, raisedEnough }: VersionAdvice,
  day: string,
): string {
  const groups = groupChanges(changes)
  const version = raisedEnough ? after : (advised ?? after)
  const parts = sections.flatMap(([bump, heading]) => {
    const own = groups.filter((one) => one.bump === bump)
    if (own.length === 0) return []
    if (bump === 'patch') return [`### ${heading}`, wordsLine(own)]
    return [`### ${heading}`, sameTold(own).map(entryLine).join('\n')]
  })
  return [
    `## ${version} — ${day}`,
    `Since ${before}.`,
    ...(parts.length > 0 ? parts : ['Nothing changed.']),
  ].join('\n\n')
}

/**
 * A changelog with the entry on top. What stands in the entry of the same version before its lists was written by hand and
 * stays; the heading and the lists are told anew. The rest stays as it is.
 * @param text the file so far, empty for none
 */
export function withEntry(text: string, entry: string): string {
  const [heading = ''] = entry.split('\n')
  const version = `${heading.split(' — ')[0]} `
  const [head = title, ...entries] = text.trim() === '' ? [title] : text.trim().split(/\n+(?=## )/)
  const all = head.startsWith('## ') ? [head, ...entries] : entries
  const top = head.startsWith('## ') ? title : head
  const old = all.find((one) => one.startsWith(version))
  const kept = all.filter((one) => !one.startsWith(version))
  return `${[top, old === undefined ? entry : withSummary(entry, old), ...kept].join('\n\n')}\n`
}

/** A generated entry with the words that stood before the lists of the older one. */
function withSummary(entry: string, old: string): string {
  const [heading = ''] = entry.split('\n')
  const lists = entry.slice(beforeLists(entry).length).trim()
  const summary = beforeLists(old).slice(old.split('\n', 1)[0]?.length).trim()
  return [heading, summary === '' ? beforeLists(entry).slice(heading.length).trim() : summary, lists]
    .filter((part) => part !== '')
    .join('\n\n')
}

const beforeLists = (entry: string) => entry.split(/\n(?=### )/, 1)[0] ?? ''

/** The same said of many operations is one line. */
function sameTold(groups: readonly ChangeGroup[]): ChangeGroup[] {
  const told = groupBy(groups, (one) => [whereOf(one), one.message, sides(one)].join('\n'))
  return [...told.values()].flatMap(([first, ...more]) => {
    if (!first) return []
    const ids = [first, ...more].flatMap(({ operationIds }) => operationIds)
    return [{ ...first, operationIds: [...new Set(ids)] }]
  })
}

function entryLine(group: ChangeGroup): string {
  const who = group.operationIds.map((id) => (id === '' ? 'the whole contract' : `\`${id}\``))
  const names = who.length > 4 ? `${who.slice(0, 3).join(', ')} and ${who.length - 3} more` : who.join(', ')
  return `- ${names}: ${escaped(whereOf(group))}: ${escaped(group.message)} (${sides(group)})`
}

function wordsLine(groups: readonly ChangeGroup[]): string {
  const ids = [...new Set(groups.flatMap(({ operationIds }) => operationIds))].filter((id) => id !== '')
  return `${groups.length} changes${ids.length > 0 ? ` in ${ids.length} operations` : ''}.`
}

/** Stars and angle brackets would be markup. */
function escaped(text: string): string {
  return text.replaceAll(/[*<>_`]/g, String.raw`\$&`)
}
