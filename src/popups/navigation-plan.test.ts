import { expect, test } from 'vitest'
import type { Location } from 'react-router'
import { planNavigation } from './navigation-plan.ts'
import { isRouteChange } from './popup-list.ts'

function place(pathname: string, search: string, state: unknown): Location<unknown> {
  return { pathname, search, hash: '', key: 'k', state, mask: undefined }
}
const login = { key: 'a', name: 'login' }
const filters = { key: 'f', name: 'filters' }
const isGuarded = () => false

const at = (pathname: string, search = '') => ({ pathname, search })

test('R-ROUTE-52 a changed pathname is a route change, filters and page number are none', () => {
  expect(isRouteChange(at('/a/'), at('/b/'))).toBe(true)
  expect(isRouteChange(at('/a/'), at('/a/', '?filters=1&PAGEN_1=2'))).toBe(false)
  expect(isRouteChange(at('/search/', '?query=a'), at('/search/', '?query=b'))).toBe(true)
  expect(isRouteChange(at('/search/', '?query=a'), at('/search/', '?query=a&PAGEN_1=2'))).toBe(false)
})

test('R-ROUTE-52 a link to another page replaces the entry of the popup', () => {
  const plan = planNavigation({
    currentLocation: place('/a/', '', { popups: [login] }),
    nextLocation: place('/b/', '', null),
    historyAction: 'PUSH',
    isGuarded,
  })
  expect(plan).toMatchObject({ kind: 'redo', replace: true, keepScroll: false })
})

test('R-ROUTE-52 a change of the query on the same page leaves popups open', () => {
  const plan = planNavigation({
    currentLocation: place('/a/', '', { popups: [login], other: 1 }),
    nextLocation: place('/a/', '?tab=2', { other: 2 }),
    historyAction: 'PUSH',
    isGuarded,
  })
  expect(plan).toEqual({
    kind: 'redo',
    replace: false,
    keepScroll: true,
    state: { other: 2, popups: [{ ...login, inPlace: true }] },
  })
})

test('R-ROUTE-53 filter changes replace while the filters popup is open', () => {
  const plan = planNavigation({
    currentLocation: place('/a/', '', { popups: [filters] }),
    nextLocation: place('/a/', '?filters=1', null),
    historyAction: 'PUSH',
    isGuarded,
  })
  expect(plan).toMatchObject({
    kind: 'redo',
    replace: true,
    state: { popups: [{ ...filters, inPlace: true, moved: true }] },
  })
})

test('R-POPUP-49 Back is held up only for popups that go and have something to ask', () => {
  const attempt = {
    currentLocation: place('/a/', '', { popups: [login, filters] }),
    nextLocation: place('/a/', '', { popups: [login] }),
    historyAction: 'POP' as const,
  }
  expect(planNavigation({ ...attempt, isGuarded: (key) => key === 'a' })).toEqual({ kind: 'pass' })
  expect(planNavigation({ ...attempt, isGuarded: (key) => key === 'f' })).toEqual({
    kind: 'ask',
    keys: ['f'],
  })
})
