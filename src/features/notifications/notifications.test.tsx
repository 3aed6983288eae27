// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { emptyFailure } from '../../../mocks/answers.ts'
import { openPage } from '../../testing/open-page.tsx'

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
})

test('R-NOTIF-05 O-43 all are deleted, but only after a question', async () => {
  const page = await openPage(path, { as })
  await page.user.click(main().getByRole('button', { name: 'Удалить все' }))
  const question = within(await screen.findByRole('dialog', { name: 'Удалить все уведомления?' }))
  expect(page.calls).not.toContain('POST /api/notifications/deleteAll/')
  await page.user.click(question.getByRole('button', { name: 'Удалить' }))
  expect(await main().findByText('Уведомлений пока нет')).toBeTruthy()
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

test('O-14 a page beyond the last one is 404', async () => {
  await openPage(`${path}?PAGEN_1=9`, { as })
  expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeTruthy()
})
