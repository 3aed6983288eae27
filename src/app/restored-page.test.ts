// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markSession } from '../lib/session-mark.ts'
import { watchRestoredPage } from './restored-page.ts'

/** Files share one document, and this one marks and hides it. */
function tidyUp(): void {
  const root = document.documentElement
  for (const name of ['style', 'data-session', 'data-strange']) root.removeAttribute(name)
  document.body.replaceChildren()
}
beforeEach(tidyUp)
afterEach(tidyUp)

test('R-AUTH-14 a page that Back brings again is shown only to the visitor whom it was drawn for', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { style } = document.documentElement
  const page = (type: 'pagehide' | 'pageshow') =>
    window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  let own = 0
  markSession('login')
  watchRestoredPage(() => (own += 1))

  page('pagehide')
  expect(style.visibility).toBe('hidden')
  page('pageshow')
  expect(style.visibility).toBe('')
  expect(own).toBe(1)

  page('pagehide')
  // Another customer, so that the last event is the same as before.
  markSession('logout')
  markSession('login')
  page('pageshow')
  expect(style.visibility).toBe('hidden')
  expect(own).toBe(1)
  // The server never answers. jsdom has no styles, so what is visible over the page is hidden here.
  expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('Страница устарела')
  const button = screen.getByText('Обновить страницу')
  expect(document.activeElement).toBe(button)
  vi.unstubAllGlobals()
})
