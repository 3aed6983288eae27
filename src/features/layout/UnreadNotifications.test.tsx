// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, changed, success } from '../../../mocks/answers.ts'
import { openPage } from '../../testing/open-page.tsx'

afterEach(cleanup)

async function openPopover(answers?: Answers) {
  const page = await openPage('/about/', { as: 'buyer@example.ru', ...(answers && { answers }) })
  await page.user.click(await screen.findByRole('button', { name: /^Уведомления/ }))
  const popover = within(await screen.findByRole('dialog', { name: 'Уведомления' }))
  await waitFor(() => expect(popover.queryByText('Загрузка…')).toBeNull())
  return { page, popover }
}

const headerCalls = (calls: readonly string[]) => calls.filter((call) => call === 'GET /api/header/').length

test('R-WIDGET-06 R-WIDGET-07 R-WIDGET-08 R-API-93 the popover lists the unread ones under a title link', async () => {
  const { page, popover } = await openPopover()
  expect((await popover.findByRole('link', { name: 'Уведомления' })).getAttribute('href')).toBe(
    '/personal/notifications/',
  )
  expect(page.calls).toContain('GET /api/notifications/?is_read=')
  expect(await popover.findByText('Счёт готов')).toBeDefined()
  await page.user.click(popover.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog', { name: 'Уведомления' })).toBeNull()
})

test('R-WIDGET-10 R-WIDGET-09 R-NOTIF-04 R-NOTIF-09 R-NOTIF-10 all can be marked as read at once', async () => {
  const { page, popover } = await openPopover()
  const before = headerCalls(page.calls)
  await page.user.click(await popover.findByRole('button', { name: 'Отметить все как прочитанные' }))
  expect(await popover.findByText('Нет непрочитанных уведомлений')).toBeDefined()
  expect(page.calls).toContain('POST /api/notifications/readAll/')
  await waitFor(() => expect(headerCalls(page.calls)).toBe(before + 1))
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Уведомления' }).length).toBeGreaterThan(0),
  )
})

test('R-NOTIF-03 R-NOTIF-06 R-NOTIF-08 R-NOTIF-11 a click marks one as read and opens its link', async () => {
  const { page, popover } = await openPopover()
  const before = headerCalls(page.calls)
  await page.user.click(await popover.findByRole('button', { name: /Счёт готов/ }))
  await waitFor(() =>
    expect(page.calls.some((call) => /^POST \/api\/notifications\/read\/\d+\/$/.test(call))).toBe(true),
  )
  await waitFor(() => expect(headerCalls(page.calls)).toBe(before + 1))
  await waitFor(() => expect(page.router.state.location.pathname).toMatch(/^\/personal\//))
})

test('R-NOTIF-11 a reading that failed reads no header and is told', async () => {
  const { page, popover } = await openPopover({ readNotification: success({ isSuccess: false }) })
  const before = headerCalls(page.calls)
  await page.user.click(await popover.findByRole('button', { name: /Счёт готов/ }))
  expect(await screen.findByText('Не удалось отметить уведомление')).toBeDefined()
  expect(headerCalls(page.calls)).toBe(before)
})

test('R-NOTIF-03 R-WIDGET-10 by the keyboard: the focus stays in the popover when what it was on has been read', async () => {
  // None has a link, so that reading one leads nowhere.
  const { page, popover } = await openPopover({
    listNotifications: changed(({ items }) => {
      for (const item of items) item.link = null
    }),
  })
  const items = () => within(popover.getByRole('list')).getAllByRole('button')
  await popover.findByRole('list')
  const count = items().length
  expect(count).toBeGreaterThan(1)
  const second = items()[1]
  items()[0]?.focus()
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(items()).toHaveLength(count - 1))
  expect(document.activeElement).toBe(second)
  popover.getByRole('button', { name: 'Отметить все как прочитанные' }).focus()
  await page.user.keyboard('{Enter}')
  await popover.findByText('Нет непрочитанных уведомлений')
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Уведомления' }))
})
