import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const copyPath = fileURLToPath(new URL('../../docs/requirements.md', import.meta.url))
const sharedPath = fileURLToPath(new URL('../../../shared/spec/requirements.md', import.meta.url))

/** IDs of the lines of the list (`- R-CART-03  …`), in its order. */
export async function knownRequirements(): Promise<string[]> {
  const text = await readFile(copyPath, 'utf8')
  return [...text.matchAll(/^- (R-[A-Z]+-\d+) /gm)].map((match) => match[1] ?? '')
}

/** Requirement IDs in test files → files that cite them. */
export async function citedRequirements(): Promise<Map<string, string[]>> {
  const cited = new Map<string, string[]>()
  const root = fileURLToPath(new URL('../../', import.meta.url))
  for await (const file of glob('{src,mocks,scripts,tests,e2e}/**/*.{test.ts,test.tsx,e2e.ts,browsers.ts}', {
    cwd: root,
  })) {
    const text = await readFile(root + file, 'utf8')
    for (const [id] of text.matchAll(/\bR-[A-Z]+-\d+\b/g)) cited.set(id, [...(cited.get(id) ?? []), file])
  }
  return cited
}

/** The copy in docs/ and, where the shared folder stands beside the repository, the list that it copies. */
export async function compareWithShared() {
  const copy = await readFile(copyPath, 'utf8').catch(() => '')
  const shared = await readFile(sharedPath, 'utf8').catch(() => undefined)
  return { copyPath, copy, shared }
}
