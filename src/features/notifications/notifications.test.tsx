// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changed, emptyFailure } from '../../../mocks/answers.ts'
import { getHeader } from '../../generated/operations.ts'
import { openPage } from '../../testing/open-page.tsx'
import { watchNotifications } from './watch-notifications.ts'

const as = 'buyer@example.ru'
const path = '/personal/notifications/'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const main = () => within(screen.getByRole('main'))

test('R-ACC-11 R-NOTIF-01 R-NOTIF-02 O-115 the page tells notifications in words, the new ones marked', async () => {
  const page = await openPage(path, { as })
  expect(page.calls).toContain('GET /api/notifications/?is_read=')
  const invoice = within(
    main()
      .getByRole('heading', { name: /Счёт готов/ })
      .closest('article') as HTMLElement,
  )
  expect(invoice.getByText('Новое')).toBeTruthy()
  expect(invoice.getByRole('link', { name: 'Счёт готов' }).getAttribute('href')).toBe(
    '/personal/orders/70001/',
  )
  expect(main().queryByText('items')).toBeNull()
})

test('R-NOTIF-03 R-NOTIF-08 following the link of a new one reads it', async () => {
  const page = await openPage(path, { as })
  await page.user.click(main().getByRole('link', { name: 'Счёт готов' }))
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/personal/orders/70001/'))
  await waitFor(() =>
    expect(page.calls.some((call) => /^POST \/api\/notifications\/read\/\d+\/$/.test(call))).toBe(true),
  )
})

test('R-NOTIF-04 R-NOTIF-09 all are read at once', async () => {
  const page = await openPage(path, { as })
  expect(main().getAllByText('Новое').length).toBeGreaterThan(0)
  await page.user.click(main().getByRole('button', { name: 'Отметить все как прочитанные' }))
  await waitFor(() => expect(main().queryByText('Новое')).toBeNull())
  expect(main().getByRole('link', { name: 'Счёт готов' })).toBeTruthy()
  expect(document.activeElement).toBe(main().getByRole('button', { name: 'Удалить все' }))
})

test('R-NOTIF-05 one is deleted, the others stay, and the focus goes to the next one', async () => {
  const page = await openPage(path, { as })
  const before = main().getAllByRole('article').length
  await page.user.click(main().getByRole('button', { name: 'Удалить уведомление «Счёт готов»' }))
  await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(before - 1))
  expect(main().queryByText('Счёт готов')).toBeNull()
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Удалить уведомление/)
})

test('R-NOTIF-05 O-43 all are deleted, but only after a question', async () => {
  const page = await openPage(path, { as })
  await page.user.click(main().getByRole('button', { name: 'Удалить все' }))
  const question = within(await screen.findByRole('dialog', { name: 'Удалить все уведомления?' }))
  expect(page.calls).not.toContain('POST /api/notifications/deleteAll/')
  await page.user.click(question.getByRole('button', { name: 'Удалить' }))
  expect(await main().findByText('Уведомлений пока нет')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('R-NOTIF-05 a deletion that failed is told, and nothing is gone', async () => {
  const page = await openPage(path, {
    as,
    answers: { deleteAllNotifications: emptyFailure },
  })
  await page.user.click(main().getByRole('button', { name: 'Удалить все' }))
  const question = within(await screen.findByRole('dialog', { name: 'Удалить все уведомления?' }))
  await page.user.click(question.getByRole('button', { name: 'Удалить' }))
  expect(await screen.findByText('Не удалось удалить уведомления')).toBeTruthy()
  expect(main().getByRole('link', { name: 'Счёт готов' })).toBeTruthy()
})

test('R-NOTIF-03 who reads one without a link goes on at its other button', async () => {
  const { user } = await openPage(path, {
    as,
    answers: {
      listNotifications: changed(({ items }) => {
        for (const item of items) item.link = null
      }),
    },
  })
  const [read] = main().getAllByRole('button', { name: 'Отметить как прочитанное' })
  const remove = within(read?.closest('footer') ?? document.body).getByRole('button', { name: /^Удалить/ })
  await user.click(read ?? document.body)
  await waitFor(() => expect(read?.isConnected).toBe(false))
  expect(document.activeElement).toBe(remove)
})

test('O-14 a page beyond the last one is 404', async () => {
  await openPage(`${path}?PAGEN_1=9`, { as })
  expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeTruthy()
})

test('R-NOTIF-07 new notifications arrive without a reload: list and dot follow, and nothing is asked while the page is hidden', async () => {
  let isNew = false
  const page = await openPage(path, {
    as,
    prepare: async ({ inOtherTab }) => {
      await inOtherTab('/api/notifications/readAll/', {})
    },
    answers: {
      listNotifications: changed((answer) => {
        const [first] = answer.items
        if (!isNew || !first) return
        answer.items.unshift({ ...first, id: 999_001, title: 'Заказ готов к выдаче', isRead: false })
        answer.unread += 1
      }),
      getHeader: changed(({ userData }) => {
        if (isNew) userData.hasNewNotifications = true
      }),
    },
  })
  await act(() => page.queryClient.invalidateQueries({ queryKey: [getHeader.id] }))
  await waitFor(() => expect(screen.queryAllByText('есть новые')).toHaveLength(0))
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const stop = watchNotifications(page.queryClient, 20)
  try {
    isNew = true
    const before = page.calls.length
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(page.calls).toHaveLength(before)
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await main().findByRole('link', { name: 'Заказ готов к выдаче' })).toBeTruthy()
    expect((await screen.findAllByText('есть новые')).length).toBeGreaterThan(0)
  } finally {
    stop()
    visibility.mockRestore()
  }
})
