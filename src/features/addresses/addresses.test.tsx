// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

afterEach(cleanup)

const as = 'buyer@example.ru'
const list = '/personal/delivery-addresses/'
const address = 'Свердловская область, г. Екатеринбург, ул. Черняховского, д. 86'

test('R-ADDR-01 R-ADDR-03 R-POPUP-04 an address is added from a suggestion, its pin moved by arrows', async () => {
  const { user } = await openPage(list, { as })
  await user.click(screen.getByRole('button', { name: 'Добавить адрес' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Новый адрес доставки' }))
  await user.type(popup.getByRole('combobox', { name: /^Адрес/ }), 'екатеринбург черняховского 86')
  await user.click(await popup.findByRole('option', { name: address }))
  expect(await popup.findByText('Адрес найден в справочнике.')).toBeTruthy()
  const pin = await popup.findByRole('button', { name: /^Точка: 5\d\.\d{5}, 6\d\.\d{5}$/ })
  const before = pin.getAttribute('aria-label')
  pin.focus()
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowRight}')
  expect(pin.getAttribute('aria-label')).not.toBe(before)
  expect(popup.getByText(/, 101 м от места по адресу$/)).toBeTruthy()
  await user.type(popup.getByRole('textbox', { name: /Название/ }), 'Новый склад')
  await user.type(popup.getByRole('textbox', { name: 'Кто принимает груз' }), 'Ершов Николай')
  await user.click(popup.getByRole('button', { name: 'Сохранить адрес' }))
  // A contact without a phone is no contact.
  expect(await popup.findByText('Заполните поле')).toBeTruthy()
  await user.type(popup.getByRole('textbox', { name: 'Телефон на месте' }), '9125550168')
  await user.click(popup.getByRole('checkbox', { name: 'Для разгрузки нужен кран' }))
  await user.click(popup.getByRole('button', { name: 'Сохранить адрес' }))
  const added = within(
    (await screen.findByRole('heading', { name: 'Новый склад' })).closest('section') ?? document.body,
  )
  expect(
    added.getByText((_, part) => part?.matches('dd') === true && part.textContent === address),
  ).toBeTruthy()
  expect(added.getByText('нужен кран')).toBeTruthy()
  expect(added.getByRole('link', { name: /912/ })).toBeTruthy()
})

test('R-FORM-24 a town alone is no address, a street or a pin on the map makes it one', async () => {
  const { user, calls } = await openPage(list, { as })
  await user.click(screen.getByRole('button', { name: 'Добавить адрес' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Новый адрес доставки' }))
  const address = popup.getByRole('combobox', { name: /^Адрес/ })
  await user.type(address, 'посёлок Шабровский')
  await user.type(popup.getByRole('textbox', { name: /Название/ }), 'Отвал')
  await user.click(popup.getByRole('button', { name: 'Сохранить адрес' }))
  expect(await popup.findByText('Укажите улицу или номер дома')).toBeTruthy()
  expect(calls).not.toContain('POST /web/addDeliveryAddress/')
  popup.getByRole('button', { name: 'Точка не отмечена' }).focus()
  await user.keyboard('{ArrowUp}')
  await user.click(popup.getByRole('button', { name: 'Сохранить адрес' }))
  expect(await screen.findByRole('heading', { name: 'Отвал' })).toBeTruthy()
})

test('R-ADDR-01 a taken name is refused at its field, and what was typed stays', async () => {
  const { user } = await openPage(list, { as })
  await user.click(screen.getByRole('button', { name: 'Изменить адрес «База на Сибирском тракте»' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Адрес доставки' }))
  const title = popup.getByRole('textbox', { name: /Название/ })
  await user.clear(title)
  await user.type(title, 'карьер шабровский')
  await user.click(popup.getByRole('button', { name: 'Сохранить адрес' }))
  expect(await popup.findByText('Адрес с таким названием уже есть.')).toBeTruthy()
  expect(title).toHaveProperty('value', 'карьер шабровский')
  await user.type(title, ' 2')
  await user.click(popup.getByRole('button', { name: 'Сохранить адрес' }))
  expect(await screen.findByRole('heading', { name: 'карьер шабровский 2' })).toBeTruthy()
})

test('R-ADDR-01 an address that somebody has changed is saved at the second try', async () => {
  const { user, inOtherTab } = await openPage(list, { as })
  await user.click(screen.getByRole('button', { name: 'Изменить адрес «База на Сибирском тракте»' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Адрес доставки' }))
  await inOtherTab('/web/updateDeliveryAddress/802/', {
    version: 1,
    address: {
      title: 'База',
      companyId: 501,
      value: 'Сибирский тракт, 57',
      components: {
        region: '',
        city: 'Екатеринбург',
        street: 'Сибирский тракт',
        house: '57',
        flat: '',
        postalCode: '',
      },
    },
  })
  await user.type(popup.getByRole('textbox', { name: 'Как проехать' }), 'Второй въезд')
  await user.click(popup.getByRole('button', { name: 'Сохранить адрес' }))
  expect(await popup.findByText('Адрес изменился. Проверьте его и повторите.')).toBeTruthy()
  await user.click(popup.getByRole('button', { name: 'Сохранить адрес' }))
  expect(await screen.findByText('Второй въезд')).toBeTruthy()
})

test('R-ADDR-01 another address becomes the one that is proposed first', async () => {
  const { user } = await openPage(list, { as })
  await user.click(screen.getByRole('button', { name: 'Сделать основным адрес «База на Сибирском тракте»' }))
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)[0]).toBe(
      'База на Сибирском тракте',
    ),
  )
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Изменить адрес «База на Сибирском тракте»' }),
  )
  expect(screen.getAllByText('Основной')).toHaveLength(1)
})

test('R-POPUP-33 removing warns of open orders, told before or by the refusal', async () => {
  const { user, calls } = await openPage(list, { as })
  await user.click(screen.getByRole('button', { name: 'Удалить адрес «Карьер Шабровский»' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Удалить адрес?' }))
  expect(popup.getByRole('alert').textContent).toMatch(/открыт\S+ заказ.*останется прежним/)
  await user.click(popup.getByRole('button', { name: 'Всё равно удалить' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Карьер Шабровский' })).toBeNull())
  expect(calls).toContain('DELETE /web/deleteDeliveryAddress/801/?force=true')
})

test('R-ADDR-01 who may not manage addresses reads them only', async () => {
  await openPage(list, { as: 'gusev@uraldorstroy.example' })
  expect(screen.getByRole('heading', { name: 'Карьер Шабровский' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /адрес/ })).toBeNull()
  expect(screen.getByText(/меняет тот, кому в компании дано это право/)).toBeTruthy()
})
