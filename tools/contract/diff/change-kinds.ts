/** Every kind of change that is told: a policy gives levels to these, and ignores these. */
export const changeKinds = [
  'became-optional',
  'became-required',
  'body-added',
  'body-became-optional',
  'body-became-required',
  'body-removed',
  'bound-changed',
  'bound-loosened',
  'bound-tightened',
  'branch-added',
  'branch-removed',
  'callback-added',
  'callback-address-changed',
  'callback-removed',
  'choice-added',
  'choice-narrowed',
  'choice-removed',
  'choice-widened',
  'choice-words',
  'const-changed',
  'csrf-changed',
  'default-added',
  'default-changed',
  'default-removed',
  'default-words',
  'deprecation-changed',
  'description-changed',
  'discriminator-changed',
  'discriminator-named',
  'effect-changed',
  'encoding-changed',
  'error-code-added',
  'error-code-removed',
  'error-status-added',
  'error-status-removed',
  'example-changed',
  'format-added',
  'format-changed',
  'format-narrowed',
  'format-removed',
  'format-widened',
  'format-words',
  'header-added',
  'header-became-optional',
  'header-became-required',
  'header-removed',
  'invalidation-added',
  'invalidation-removed',
  'keyword-added',
  'keyword-changed',
  'keyword-removed',
  'known-value-added',
  'known-value-removed',
  'links-changed',
  'mapping-added',
  'mapping-changed',
  'mapping-removed',
  'media-type-added',
  'media-type-removed',
  'method-changed',
  'multi-segment-allowed',
  'multi-segment-forbidden',
  'name-pattern-added',
  'name-pattern-removed',
  'null-added',
  'null-removed',
  'object-closed',
  'object-opened',
  'operation-added',
  'operation-removed',
  'operation-renamed',
  'overlap-added',
  'overlap-removed',
  'parameter-added',
  'parameter-became-optional',
  'parameter-became-required',
  'parameter-empty-allowed',
  'parameter-empty-forbidden',
  'parameter-removed',
  'parameter-repeats',
  'parameter-style-changed',
  'path-changed',
  'path-parameter-renamed',
  'pattern-added',
  'pattern-changed',
  'pattern-removed',
  'property-added',
  'property-removed',
  'read-only-added',
  'read-only-removed',
  'required-body-added',
  'required-header-added',
  'required-parameter-added',
  'required-property-added',
  'rights-loosened',
  'rights-tightened',
  'security-address-changed',
  'security-flow-added',
  'security-flow-removed',
  'security-loosened',
  'security-scheme-changed',
  'security-scope-added',
  'security-scope-removed',
  'security-tightened',
  'server-added',
  'server-removed',
  'stability-lowered',
  'status-added',
  'status-removed',
  'sunset-missing',
  'sunset-moved',
  'sunset-too-soon',
  'sunset-wrong',
  'title-changed',
  'type-changed',
  'type-narrower',
  'type-wider',
  'value-added',
  'value-removed',
  'values-closed',
  'values-opened',
  'variation-changed',
  'webhook-added',
  'webhook-address-changed',
  'webhook-removed',
  'words-changed',
  'write-only-added',
  'write-only-removed',
] as const

export type ChangeKind = (typeof changeKinds)[number]

export function isChangeKind(name: string): name is ChangeKind {
  return (changeKinds as readonly string[]).includes(name)
}

/** The kinds that a misspelt name may mean, the likeliest first. */
export function kindsNear(name: string): ChangeKind[] {
  const words = name.toLowerCase().split(/[^a-z]+/)
  return changeKinds
    .map((kind) => ({
      kind,
      edits: editsBetween(name.toLowerCase(), kind),
      shares: kind.split('-').filter((word) => words.includes(word)).length,
    }))
    .filter(({ kind, edits, shares }) => edits <= Math.max(2, kind.length / 4) || shares > 0)
    .toSorted((one, other) => one.edits - other.edits || other.shares - one.shares)
    .slice(0, 3)
    .map(({ kind }) => kind)
}

/** Letters to change, add or leave out (Levenshtein). */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [place, other] of [...to].entries())
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
