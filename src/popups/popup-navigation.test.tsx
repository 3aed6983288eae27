// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { popup } from './popup-registry.ts'
import { useUnsavedGuard } from './popup-context.ts'
import { dialog, gone, openFilters, second, setup } from './popup-fixture.tsx'
import { PopupShell } from './PopupShell.tsx'

afterEach(cleanup)

function ChangedForm() {
  const [text, setText] = useState('')
  useUnsavedGuard(text !== '')
  return (
    <PopupShell title="Форма">
      <input aria-label="Имя" value={text} onChange={(event) => setText(event.target.value)} />
    </PopupShell>
  )
}
const formInstead = {
  'default-bottom': popup('right', () => Promise.resolve({ default: ChangedForm })),
} as const

test('R-POPUP-46 opening adds a history entry, and Back closes the popup while the page stays', async () => {
  const { user, go, router, openPopups } = setup()
  await user.click(screen.getByText('Открыть'))
  await dialog('Первое')
  expect(router.state.historyAction).toBe('PUSH')
  await go(-1)
  await gone('Первое')
  expect(router.state.location.pathname).toBe('/page/')
  expect(openPopups()).toEqual([])
})

test('R-POPUP-54 R-POPUP-55 a popup that is closed moves out as it stands, by Back as by its button', async () => {
  for (const leave of ['close', 'back'] as const) {
    const { user, go, openPopups } = setup({}, ['/before/', '/page/'])
    await user.click(screen.getByText('Открыть'))
    const popup = await dialog('Первое')
    // On a busy machine the test would come when it has moved out already.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      if (leave === 'back') await go(-1)
      else await act(async () => fireEvent.click(within(popup).getByRole('button', { name: 'Закрыть' })))
      expect(openPopups()).toEqual([])
      expect(document.querySelector('[data-popup]')).toBe(popup)
      await act(() => vi.runAllTimersAsync())
      expect(document.querySelector('[data-popup]')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
    cleanup()
  }
})

test('R-POPUP-46 Forward to a closed popup shows nothing', async () => {
  const { user, go, openPopups } = setup()
  await user.click(screen.getByText('Открыть'))
  await dialog('Первое')
  await go(-1)
  await gone('Первое')
  await go(1)
  expect(openPopups()).toEqual(['default-info'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('R-POPUP-49 closing asks the before-close callback, which may refuse', async () => {
  const { popups, openPopups, go } = setup()
  const beforeClose = vi.fn<() => boolean>(() => false)
  await act(() => popups().open('default-bottom', second, { beforeClose }))
  await dialog('Второе')
  expect(await act(() => popups().close())).toBe(false)
  await go(-1)
  await waitFor(() => expect(beforeClose).toHaveBeenCalledTimes(2))
  expect(openPopups()).toEqual(['default-bottom'])
  beforeClose.mockReturnValue(true)
  await go(-1)
  await gone('Второе')
  expect(openPopups()).toEqual([])
})

test('R-POPUP-49 a changed form asks first, on Back too', async () => {
  const { user, popups, go, openPopups } = setup(formInstead)
  await act(() => popups().open('default-bottom', second))
  await user.type(await screen.findByLabelText('Имя'), 'а')
  await go(-1)
  await user.click(await screen.findByText('Остаться'))
  expect(openPopups()).toEqual(['default-bottom'])
  expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('а')
  await user.keyboard('{Escape}')
  await user.click(within(await screen.findByRole('alertdialog')).getByText('Закрыть'))
  await gone('Форма')
})

test('R-POPUP-50 closing all popups clears the stack', async () => {
  const { user, popups, openPopups, router } = setup({}, ['/before/', '/page/'])
  await user.click(screen.getByText('Открыть'))
  await user.click(await screen.findByText('Ещё'))
  await dialog('Второе')
  await act(() => popups().closeAll())
  expect(openPopups()).toEqual([])
  expect(router.state.location.pathname).toBe('/page/')
  await gone('Первое')
})

test('R-POPUP-51 R-POPUP-52 R-POPUP-53 the clear-popups action closes floats and tells the subscribers', async () => {
  const { user, popups, cleared } = setup()
  await user.click(screen.getByText('Меню'))
  await act(() => popups().clear())
  expect(screen.queryByText('меню открыто')).toBeNull()
  expect(cleared).toHaveBeenCalledOnce()
})

test('R-ROUTE-52 a link in a popup closes it, and Back does not bring it again', async () => {
  const { user, router, go, cleared } = setup()
  await user.click(screen.getByText('Открыть'))
  await user.click(await screen.findByText('На другую'))
  await gone('Первое')
  expect(router.state.location.pathname).toBe('/other/')
  expect(cleared).toHaveBeenCalled()
  await go(-1)
  expect(router.state.location.pathname).toBe('/page/')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('R-ROUTE-52 a float opened between the change of the address and the new page stays open', async () => {
  const { router } = setup()
  const leave = router.subscribe(({ location }) => {
    if (location.pathname !== '/other/') return
    leave()
    fireEvent.click(screen.getByText('Меню'))
  })
  await act(() => router.navigate('/other/'))
  await screen.findByRole('heading', { name: '/other/' })
  expect(screen.queryByText('меню открыто')).not.toBeNull()
})

test('R-ROUTE-53 the filters popup survives a route change', async () => {
  const { user, popups, router, openPopups } = setup()
  await act(() => openFilters(popups()))
  await user.click(await screen.findByText('На другую'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/other/'))
  expect(openPopups()).toEqual(['filters'])
  expect(screen.getByRole('dialog', { name: 'Фильтры' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await gone('Фильтры')
  expect(router.state.location.pathname).toBe('/other/')
})

test('R-POPUP-09 filters chosen in the popup stay when it is closed, and when Back closes it', async () => {
  for (const leave of ['close', 'back'] as const) {
    const { user, popups, router, openPopups, go } = setup({}, ['/before/', '/page/'])
    await act(() => openFilters(popups()))
    await user.click(await screen.findByText('Выбрать'))
    await waitFor(() => expect(router.state.location.search).toBe('?filters=1'))
    expect(openPopups()).toEqual(['filters'])
    if (leave === 'close') await act(() => popups().close())
    else await go(-1)
    await gone('Фильтры')
    await waitFor(() => expect(router.state.location.search).toBe('?filters=1'))
    expect(openPopups()).toEqual([])
    expect(router.state.location.pathname).toBe('/page/')
    cleanup()
  }
})

test('R-ROUTE-54 a popup that opens by itself replaces, and closing it stays on the page', async () => {
  const { popups, router, openPopups, go } = setup({}, ['/before/', '/page/'])
  await act(() => popups().open('default-bottom', second, { replace: true }))
  await dialog('Второе')
  await act(() => popups().close())
  await gone('Второе')
  expect(router.state.location.pathname).toBe('/page/')
  expect(openPopups()).toEqual([])
  await go(-1)
  expect(router.state.location.pathname).toBe('/before/')
})
