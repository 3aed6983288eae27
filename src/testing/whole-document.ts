import { afterAll, expect } from 'vitest'

// Test files of a worker share one document. A file that leaves it hidden fails here, not in whatever file comes next.
if (typeof document !== 'undefined')
  afterAll(() => {
    const { documentElement: root, body } = document
    const left = [root, body].filter(
      ({ style, inert, hidden }) => style.visibility !== '' || style.display !== '' || inert || hidden,
    )
    expect(
      left.map(({ tagName }) => tagName),
      'left hidden',
    ).toEqual([])
    expect(root.hasAttribute('data-strange'), 'left as the page of another visitor').toBe(false)
  })
