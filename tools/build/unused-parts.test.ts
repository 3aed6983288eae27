import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cutParts, libraryCuts } from './unused-parts.ts'

const root = join(import.meta.dirname, '../..')

test.each(libraryCuts)('$module has all that is left out of it', (cuts) => {
  const code = readFileSync(join(root, 'node_modules', cuts.module), 'utf8')
  const cut = cutParts(code, cuts)
  expect(cut.length).toBeLessThan(code.length)
  expect(cut.split('throw new Error("Left out")')).toHaveLength(cuts.functions.length + 1)
  expect(() => cutParts(cut.replaceAll('async function', 'function'), cuts)).toThrow('to leave out')
})

test('the shop uses nothing of what is left out', () => {
  const leftOut =
    /\b(?:useFetchers?|useSubmit|useActionData|useInfiniteQuery|useSuspenseInfiniteQuery|infiniteQueryOptions|(?:fetch|prefetch|ensure)InfiniteQuery|instrumentations|patchRoutesOnNavigation|patchRoutes)\b|\brouter\.fetch\(|\bformMethod:/
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((file) => leftOut.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('a function is cut to its end, and its neighbours stay', () => {
  const code =
    'function outer() {\n\tasync function one(a) {\n\t\tif (a) {\n\t\t}\n\t}\n\tasync function two() {\n\t}\n}'
  expect(cutParts(code, { module: 'm', functions: ['one'], texts: [] })).toBe(
    'function outer() {\n\tasync function one(a) {\n\t\tthrow new Error("Left out");\n\t}\n\tasync function two() {\n\t}\n}',
  )
})
