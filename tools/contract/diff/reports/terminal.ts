import type { Change } from '../change.ts'
import { type ChangeGroup, groupChanges, sides, whereOf } from '../change-groups.ts'
import type { VersionAdvice } from '../version-advice.ts'

const marks = { major: '✗', minor: '+', patch: '·' } as const

/** The comparison as text: by operation, what breaks first; a change of a shared part once, with the others it touches. */
export function terminalReport(
  changes: readonly Change[],
  advice: VersionAdvice,
  options: { verbose: boolean },
): string {
  const groups = groupChanges(changes)
  const told = options.verbose ? groups : groups.filter(({ bump }) => bump !== 'patch')
  const lines = [...new Set(told.map(({ operationId }) => operationId))].flatMap((id) => [
    id === '' ? 'the whole contract' : id,
    ...told.filter(({ operationId }) => operationId === id).flatMap(changeLines),
    '',
  ])
  const words = groups.length - told.length
  if (words > 0) lines.push(`Changes of words and examples: ${words} (--verbose lists them)`, '')
  return [...lines, ...summary(groups, advice)].join('\n')
}

function changeLines(group: ChangeGroup): string[] {
  const others = group.operationIds.slice(1)
  const more = others.length > 5 ? [...others.slice(0, 5), `${others.length - 5} more`] : others
  return [
    `  ${marks[group.bump]} ${whereOf(group)}: ${group.message} [${sides(group)}]`,
    `      ${group.source}`,
    ...(others.length > 0 ? [`      also in ${more.join(', ')}`] : []),
  ]
}

function summary(
  groups: readonly ChangeGroup[],
  { before, after, advised, bump, raisedEnough }: VersionAdvice,
): string[] {
  if (!bump) return [`Nothing changed since ${before}.`]
  const count = (side: 'client' | 'server') => groups.filter((one) => one[side] === 'breaking').length
  const versions = `Version ${before} → ${after}`
  return [
    `Changes: ${groups.length}; breaking clients: ${count('client')}; asking something of servers: ${count('server')}.`,
    advised === undefined
      ? `${versions}: not of the form 1.2.3, so whether it tells a ${bump} change isn't judged.`
      : raisedEnough
        ? `${versions}: enough for a ${bump} change.`
        : `${versions}: a ${bump} change asks for at least ${advised}.`,
  ]
}
