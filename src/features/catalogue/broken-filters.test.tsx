// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

// A page's timers must not outlive the window.
afterEach(cleanup)

test.for([
  ['/search/?query=FM-2040&asTyped=true', 'missing-field'],
  ['/search/?query=FM-2040&asTyped=true', 'wrong-type'],
  ['/catalog/filtry/', 'missing-field'],
  ['/catalog/filtry/', 'wrong-type'],
] as const)('R-ERR-19 the list of %s stands when its filters come with a %s', async ([path, fault]) => {
  let isBroken = true
  const { user } = await openPage(path, {
    intercept: (request) => {
      if (isBroken && request.url.includes('/smartfilter/')) request.headers.set('prefer', `fault=${fault}`)
      return undefined
    },
  })
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  expect(screen.getByRole('link', { name: /FM-2040/ })).toBeDefined()
  isBroken = false
  await user.click(retry)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull())
})
