import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { iconNames } from './icon-names.ts'

test('the sprite has exactly the named icons and the logo, each 20 px', async () => {
  const sprite = await readFile(new URL('./icons.svg', import.meta.url), 'utf8')
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 20 20">/g)].map(([, id]) => id)
  expect(symbols.toSorted()).toEqual([...iconNames, 'logo'].toSorted())
})
