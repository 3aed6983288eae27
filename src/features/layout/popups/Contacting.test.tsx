// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { success } from '../../../../mocks/answers.ts'
import { openPage, type OpenPageOptions } from '../../../testing/open-page.tsx'

beforeEach(() => localStorage.setItem('branch_confirm', '1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

/** Asks for the price of the machine of the seed, which is sold on request only. */
async function openContacting(options?: OpenPageOptions) {
  const page = await openPage('/product/ekskavator-gusenichnyy-eg-210/', options)
  const [ask] = await screen.findAllByRole('button', { name: /Запросить цену/ })
  if (!ask) throw new Error('The price cannot be asked for')
  await page.user.click(ask)
  const dialog = within(await screen.findByRole('dialog', { name: 'Запросить цену' }))
  return { page, dialog }
}

test('R-POPUP-26 the price of a product is asked for with topic, phone and message', async () => {
  let sent: Record<string, unknown> = {}
  const { page, dialog } = await openContacting({
    intercept: async (request) => {
      if (request.url.endsWith('/callback/')) sent = (await request.clone().json()) as typeof sent
      return undefined
    },
  })
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Тема/ }).value).toBe(
    'Экскаватор гусеничный EG-210',
  )
  await page.user.type(dialog.getByRole('textbox', { name: /^Телефон/ }), '9121234567')
  await page.user.type(dialog.getByRole('textbox', { name: /^Сообщение/ }), ' Нужны две машины.')
  await page.user.click(await dialog.findByRole('checkbox'))
  await page.user.click(dialog.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Запросить цену' })).toBeNull())
  expect(sent).toMatchObject({ phone: '+79121234567', productId: 10004 })
  expect(String(sent['message'])).toContain('Нужны две машины.')
  expect(sent['consents']).toEqual([{ type: 'personalData', docVersion: '2026-01' }])
})

test('R-POPUP-26 R-FORM-01 without phone and consent nothing is sent, and what was typed stays', async () => {
  const { page, dialog } = await openContacting()
  const topic = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Тема/ })
  await page.user.clear(topic)
  await page.user.type(topic, 'Экскаватор в лизинг')
  await page.user.click(dialog.getByRole('button', { name: 'Отправить' }))
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: /^Телефон/ }).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(topic.value).toBe('Экскаватор в лизинг')
  expect(page.calls).not.toContain('POST /api/sendWebForm/callback/')
})

test('R-POPUP-26 a second request for the same phone is refused in words, the form stays', async () => {
  const { page, dialog } = await openContacting({
    prepare: async ({ inOtherTab }) => {
      await inOtherTab('/api/sendWebForm/callback/', {
        topic: 'Звонок',
        phone: '+79121234567',
        consents: [{ type: 'personalData', docVersion: '2026-01' }],
      })
    },
  })
  await page.user.type(dialog.getByRole('textbox', { name: /^Телефон/ }), '9121234567')
  await page.user.click(await dialog.findByRole('checkbox'))
  await page.user.click(dialog.getByRole('button', { name: 'Отправить' }))
  expect((await dialog.findAllByRole('alert')).map(({ textContent }) => textContent).join('')).not.toBe('')
  expect(dialog.getByRole('button', { name: 'Отправить' })).toBeDefined()
})

test('R-POPUP-26 a consent to a version that is no longer in force is asked for anew, with the version of the document', async () => {
  let docVersion = '2026-02'
  const sent: unknown[] = []
  const { page, dialog } = await openContacting({
    answers: {
      listConsentDocuments: () =>
        success({
          items: [
            {
              type: 'personalData',
              title: 'Согласие',
              statement: 'Согласен на обработку персональных данных',
              required: true,
              docVersion,
              effectiveFrom: '2026-11-01',
              url: '/policy/',
            },
          ],
        }),
    },
    intercept: async (request) => {
      if (request.url.endsWith('/callback/'))
        sent.push(((await request.clone().json()) as { consents: unknown }).consents)
      return undefined
    },
  })
  await page.user.type(dialog.getByRole('textbox', { name: /^Телефон/ }), '9121234567')
  await page.user.click(await dialog.findByRole('checkbox', { name: /Редакция 2026-02/ }))
  docVersion = '2026-01'
  await page.user.click(dialog.getByRole('button', { name: 'Отправить' }))
  const tick = await dialog.findByRole<HTMLInputElement>('checkbox', {
    name: /Документ обновился. Редакция 2026-01/,
  })
  await waitFor(() => expect(tick.checked).toBe(false))
  await page.user.click(tick)
  await page.user.click(dialog.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Запросить цену' })).toBeNull())
  expect(sent).toEqual(
    ['2026-02', '2026-01'].map((version) => [{ type: 'personalData', docVersion: version }]),
  )
})

test('R-POPUP-26 the price of a quantity is asked for beside the price; a wrong quantity is told at its field', async () => {
  let sent: Record<string, unknown> = {}
  const { user } = await openPage('/product/filtr-maslyanyy-fm-2040/', {
    intercept: async (request) => {
      if (request.url.endsWith('/callback/')) sent = (await request.clone().json()) as typeof sent
      return undefined
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Запросить цену на партию' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Цена на партию' }))
  const quantity = dialog.getByRole('textbox', { name: 'Количество, шт' })
  await user.type(quantity, '0')
  await user.type(dialog.getByRole('textbox', { name: /^Телефон/ }), '9121234567')
  await user.click(await dialog.findByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Отправить' }))
  expect(await dialog.findByText('Введите целое число от 1 до 999999')).toBeDefined()
  expect(sent).toEqual({})
  await user.clear(quantity)
  await user.type(quantity, '200')
  await user.click(dialog.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Цена на партию' })).toBeNull())
  expect(sent).toMatchObject({ productId: 10001, quantity: 200 })
})
