// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { popup } from './popup-registry.ts'
import { Second, dialog, gone, second, setup } from './popup-fixture.tsx'

afterEach(cleanup)

test('R-POPUP-40 a popup is opened by name and shows its props', async () => {
  const { user } = setup()
  await user.click(screen.getByText('Открыть'))
  expect(await dialog('Первое')).toBeTruthy()
})

test('R-POPUP-44 R-CONST-27 popups form a stack whose layers count up from 4000', async () => {
  const { user, openPopups } = setup()
  await user.click(screen.getByText('Открыть'))
  await user.click(await screen.findByText('Ещё'))
  const second = await dialog('Второе')
  expect(openPopups()).toEqual(['default-info', 'default-bottom'])
  expect(second.parentElement?.style.zIndex).toBe('4001')
  const first = document.querySelector('[data-popup="default-info"]')
  expect(first?.parentElement?.style.zIndex).toBe('4000')
  expect(first?.hasAttribute('inert')).toBe(true)
})

test('R-POPUP-41 R-POPUP-42 Escape closes the top popup only, a modal as well as a panel', async () => {
  const { user, openPopups } = setup()
  await user.click(screen.getByText('Открыть'))
  await user.click(await screen.findByText('Ещё'))
  await dialog('Второе')
  await user.keyboard('{Escape}')
  await gone('Второе')
  expect(openPopups()).toEqual(['default-info'])
  await user.keyboard('{Escape}')
  await gone('Первое')
})

test('R-POPUP-41 Escape pressed twice at once goes back once', async () => {
  const { user, popups, router, openPopups } = setup({}, ['/before/', '/page/'])
  await user.click(screen.getByText('Открыть'))
  await dialog('Первое')
  await act(async () => {
    await Promise.all([popups().close(), popups().close()])
  })
  expect(openPopups()).toEqual([])
  expect(router.state.location.pathname).toBe('/page/')
})

test('R-POPUP-47 R-LAYOUT-07 R-WIDGET-25 the backdrop shows while a popup is open, and a click on it closes the top one', async () => {
  const { user } = setup()
  expect(document.querySelector('.backdrop.visible')).toBeNull()
  await user.click(screen.getByText('Открыть'))
  await dialog('Первое')
  const backdrop = document.querySelector('.backdrop')
  if (!backdrop) throw new Error('no backdrop')
  expect(backdrop.classList).toContain('visible')
  await user.click(backdrop)
  await gone('Первое')
})

test('R-POPUP-47 the second click of a double click on the opener does not close what the first has opened', async () => {
  const { user } = setup()
  await user.click(screen.getByText('Открыть'))
  await dialog('Первое')
  const backdrop = document.querySelector('.backdrop')
  if (!backdrop) throw new Error('no backdrop')
  await act(async () => fireEvent.click(backdrop, { detail: 2 }))
  expect(screen.getByRole('dialog', { name: 'Первое' })).toBeTruthy()
  await act(async () => fireEvent.click(backdrop, { detail: 1 }))
  await gone('Первое')
})

test('R-POPUP-43 R-CONST-25 a popup that loads for 3000 ms says so, and a late arrival opens it', async () => {
  vi.useFakeTimers()
  try {
    const arrival = Promise.withResolvers<{ default: typeof Second }>()
    const { popups } = setup({ 'default-bottom': popup('centre', () => arrival.promise) })
    await act(() => popups().open('default-bottom', second))
    await act(() => vi.advanceTimersByTimeAsync(2999))
    expect(screen.queryByText('Не удалось загрузить')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('dialog', { name: 'Не удалось загрузить' })).toBeTruthy()
    await act(async () => arrival.resolve({ default: Second }))
    expect(screen.getByRole('dialog', { name: 'Второе' })).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})

test('R-CONST-26 a popup that says that it loads says so for 200 ms, a failure waits as well; loaded code opens at once', async () => {
  vi.useFakeTimers()
  try {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<{ default: typeof Second }>()
    const { popups, view } = setup({ 'default-bottom': popup('centre', () => arrival) })
    await act(() => popups().open('default-bottom', second))
    expect(screen.getByRole('dialog', { name: 'Загрузка…' })).toBeTruthy()
    await act(async () => arrive({ default: Second }))
    await act(() => vi.advanceTimersByTimeAsync(199))
    expect(screen.getByRole('dialog', { name: 'Загрузка…' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('dialog', { name: 'Второе' })).toBeTruthy()
    await act(() => popups().close())
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await act(() => popups().open('default-bottom', second))
    expect(screen.getByRole('dialog', { name: 'Второе' })).toBeTruthy()
    view.unmount()

    const failing = setup({ 'default-bottom': popup('centre', () => Promise.reject(new Error('chunk'))) })
    await act(() => failing.popups().open('default-bottom', second))
    await act(() => vi.advanceTimersByTimeAsync(199))
    expect(screen.getByRole('dialog', { name: 'Загрузка…' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('dialog', { name: 'Не удалось загрузить' })).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})

test('R-POPUP-43 a popup that fails can be tried again or closed', async () => {
  let tries = 0
  const load = () =>
    ++tries === 1 ? Promise.reject(new Error('chunk')) : Promise.resolve({ default: Second })
  const { user, popups } = setup({ 'default-bottom': popup('centre', load) })
  await act(() => popups().open('default-bottom', second))
  const failure = await dialog('Не удалось загрузить')
  expect(within(failure).getByRole('button', { name: 'Закрыть' })).toBeTruthy()
  await user.click(within(failure).getByText('Повторить'))
  expect(await dialog('Второе')).toBeTruthy()
})

test('R-POPUP-44 a popup can take the place of another', async () => {
  const { user, popups, openPopups, go } = setup()
  await user.click(screen.getByText('Открыть'))
  await dialog('Первое')
  await act(() => popups().open('default-bottom', second, { replace: true }))
  await dialog('Второе')
  expect(openPopups()).toEqual(['default-bottom'])
  await go(-1)
  await gone('Второе')
  expect(openPopups()).toEqual([])
})

test('R-POPUP-41 the focus goes into the popup and back to its opener', async () => {
  const { user } = setup()
  await user.click(screen.getByText('Открыть'))
  const popup = await dialog('Первое')
  await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true))
  expect(document.querySelector('[data-page-root]')?.hasAttribute('inert')).toBe(true)
  expect(document.documentElement.hasAttribute('data-held')).toBe(true)
  await user.keyboard('{Escape}')
  await gone('Первое')
  expect(document.activeElement).toBe(screen.getByText('Открыть'))
  expect(document.querySelector('[data-page-root]')?.hasAttribute('inert')).toBe(false)
  expect(document.documentElement.hasAttribute('data-held')).toBe(false)
})

test('R-POPUP-41 without an opener the focus goes to the heading of the page', async () => {
  const { user, popups } = setup()
  await act(() => popups().open('default-bottom', second))
  await dialog('Второе')
  await user.keyboard('{Escape}')
  await gone('Второе')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('R-POPUP-41 Escape closes what was opened last: the popup, then the menu below', async () => {
  const { user, popups } = setup()
  await user.click(screen.getByText('Меню'))
  await act(() => popups().open('default-bottom', second))
  await dialog('Второе')
  await user.keyboard('{Escape}')
  await gone('Второе')
  expect(screen.getByText('меню открыто')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('меню открыто')).toBeNull()
})

test('R-POPUP-25 a question is answered by its buttons, and closing it means no', async () => {
  const { user, popups } = setup()
  const question = { title: 'Удалить?', confirm: 'Удалить' }
  let answer = popups().confirm(question)
  await user.click(within(await dialog('Удалить?')).getByText('Удалить', { selector: 'button' }))
  expect(await act(() => answer)).toBe(true)
  await gone('Удалить?')
  answer = popups().confirm(question)
  await dialog('Удалить?')
  await user.keyboard('{Escape}')
  expect(await act(() => answer)).toBe(false)
})

test('R-POPUP-23 a message is closed by its button', async () => {
  const { user, popups } = setup()
  const shown = popups().alert({ title: 'Готово', text: 'Заявка принята' })
  await user.click(within(await dialog('Готово')).getByText('Понятно'))
  await expect(act(() => shown)).resolves.toBeUndefined()
  await gone('Готово')
})

test('R-POPUP-46 a double click opens a popup once', async () => {
  const { router, openPopups } = setup()
  const entries: string[] = []
  router.subscribe(({ historyAction, navigation }) => {
    if (navigation.state === 'idle') entries.push(historyAction)
  })
  await act(async () => {
    screen.getByText('Открыть').click()
    screen.getByText('Открыть').click()
  })
  await dialog('Первое')
  expect(openPopups()).toEqual(['default-info'])
  expect(entries).toEqual(['PUSH'])
})

test('R-POPUP-23 R-POPUP-44 of two messages at once none is lost', async () => {
  const { user, popups } = setup()
  const read = Promise.all([popups().alert({ title: 'Одно' }), popups().alert({ title: 'Другое' })])
  await dialog('Другое')
  await user.keyboard('{Enter}')
  await gone('Другое')
  expect(await dialog('Одно')).toBeTruthy()
  await user.keyboard('{Escape}')
  await act(() => read)
})
