import type { Bump, Change } from './change.ts'

/** What the changes ask of `info.version`, and whether it was done. */
export interface VersionAdvice {
  before: string
  after: string
  /** Absent when nothing changed. */
  bump?: Bump
  /** The least version that says what changed; absent where the versions aren't of the form `1.2.3`. */
  advised?: string
  /** Without that form any other version counts as raised. */
  raisedEnough: boolean
}

const order: readonly Bump[] = ['patch', 'minor', 'major']

/** The version that a list of changes asks for. Before 1.0.0 a breaking change raises the minor number. */
export function adviseVersion(changes: readonly Change[], before: string, after: string): VersionAdvice {
  const bump = order.findLast((one) => changes.some((change) => change.bump === one))
  const told = { before, after, ...(bump && { bump }) }
  const [old, own] = [numbers(before), numbers(after)]
  if (!old || !own) return { ...told, raisedEnough: !bump || before !== after }
  const advised = bump ? raise(old, bump) : old
  return { ...told, advised: advised.join('.'), raisedEnough: !bump || compare(own, advised) >= 0 }
}

/** The exit code: 1 for a breaking change without its version, or with `strict` for any change without its own. */
export function gate(
  changes: readonly Change[],
  { bump, raisedEnough }: VersionAdvice,
  strict: boolean,
): 0 | 1 {
  return !raisedEnough && changes.length > 0 && (strict || bump === 'major') ? 1 : 0
}

function numbers(version: string): [number, number, number] | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version)
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined
}

function raise([major, minor, patch]: [number, number, number], bump: Bump): [number, number, number] {
  if (bump === 'patch') return [major, minor, patch + 1]
  if (bump === 'minor') return major === 0 ? [0, minor, patch + 1] : [major, minor + 1, 0]
  return major === 0 ? [0, minor + 1, 0] : [major + 1, 0, 0]
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, place) => value !== other[place])
  return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0)
}
