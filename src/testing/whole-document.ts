import { afterAll } from 'vitest'

// Test files of a worker share one document. A file that leaves it hidden fails here, not in whatever file comes next.
if (typeof document !== 'undefined')
  afterAll(() => {
    const { documentElement: root, body } = document
    for (const { tagName, style, inert, hidden } of [root, body])
      if (style.visibility !== '' || style.display !== '' || inert || hidden)
        throw new Error(`${tagName} is left hidden`)
    if (root.hasAttribute('data-strange')) throw new Error('The page is left as that of another visitor')
  })
