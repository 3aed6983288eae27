// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { layOutRest } from './lay-out-rest.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.webFonts
  delete document.documentElement.dataset['laidOut']
  document.body.replaceChildren()
})

test('what was left out is laid out in slices, after the web fonts', async () => {
  let slices = 0
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    slices += 1
    queueMicrotask(callback)
  })
  const fonts = Promise.withResolvers<void>()
  document.webFonts = fonts.promise
  document.body.innerHTML = '<p data-rest=""></p><p></p><p data-rest=""></p>'
  // Each part takes longer than a slice.
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 20))
  const [first, other, last] = [...document.querySelectorAll('p')].map(({ style }) => style)

  const done = layOutRest()
  await Promise.resolve()
  expect(first?.contentVisibility).toBe('')
  expect(document.documentElement.dataset['laidOut']).toBeUndefined()
  fonts.resolve()
  await done
  expect([first, other, last].map((style) => style?.contentVisibility)).toEqual(['visible', '', 'visible'])
  expect(slices).toBe(3)
  expect(document.documentElement.dataset['laidOut']).toBe('')
})

test('what a page draws meanwhile is laid out too', async () => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    if (document.querySelectorAll('p').length < 2)
      document.body.append(Object.assign(document.createElement('p'), { className: 'late' }))
    document.querySelector<HTMLElement>('.late')?.setAttribute('data-rest', '')
    queueMicrotask(callback)
  })
  document.body.innerHTML = '<p data-rest=""></p>'
  await layOutRest()
  expect(document.querySelector<HTMLElement>('.late')?.style.contentVisibility).toBe('visible')
})
