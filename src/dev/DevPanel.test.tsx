// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DriftEntry } from '../../tools/contract/drift/drift-log.ts'
import { DevPanel } from './DevPanel.tsx'
import { createPanelStore, type PanelState } from './panel-source.ts'
import { readRules } from './play-rules.ts'
import type { SandboxTools } from './sandbox-tools.ts'

const drift: DriftEntry = {
  id: 1,
  at: '2026-11-20T09:00:00.000Z',
  count: 3,
  operationId: 'addToCart',
  method: 'POST',
  pathname: '/web/basket/add/',
  status: 200,
  violations: [
    { kind: 'missing', pointer: '/data/version', expected: 'обязательное поле', got: 'нет' },
    {
      kind: 'undocumented',
      pointer: '/data/note',
      expected: 'такого поля в контракте нет',
      got: '"x" (string)',
    },
  ],
}
const addToCart = {
  id: 'addToCart',
  method: 'POST',
  path: '/web/basket/add/',
  answers: [
    { status: 200, examples: ['success', 'errorOutOfStock'] },
    { status: 523, examples: [] },
  ],
}

function open(part: Partial<PanelState> = {}, ownTools: Partial<SandboxTools> = {}) {
  const store = createPanelStore({
    backend: 'sandbox',
    canSwitch: true,
    operations: [addToCart],
    entries: [],
    isSwitching: false,
    failure: undefined,
    ...part,
  })
  const source = { ...store, clear: vi.fn(() => store.change({ entries: [] })), switchTo: vi.fn() }
  const tools: SandboxTools = {
    now: async () => '2026-11-20T09:00:00.000Z',
    setClock: vi.fn(async () => ''),
    outbox: async () => [],
    scenarios: async () => [{ name: 'manyOrders', title: 'Много заказов', login: 'buyer@example.ru' }],
    enterScenario: vi.fn(async () => undefined),
    sellerOrders: async () => [],
    takeStep: vi.fn(async () => undefined),
    reset: vi.fn(async () => undefined),
    ...ownTools,
  }
  const reload = vi.fn()
  const view = render(<DevPanel source={source} tools={tools} reload={reload} />)
  return { store, source, tools, reload, view, user: userEvent.setup() }
}
const panel = () => screen.getByRole('region', { name: 'Панель разработчика' })
const tab = (name: RegExp) => screen.getByRole('tab', { name })

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  document.cookie = 'sandbox-prefer=; Max-Age=0; Path=/'
})

test('an answer that breaks the contract is on the button at once, and in the panel with place, expected and got', async () => {
  const { store, source, user } = open()
  act(() => store.change({ entries: [drift] }))
  await user.click(screen.getByRole('button', { name: 'API 1 Панель разработчика: 1 расхождение' }))
  const text = panel().textContent
  expect(text).toContain('addToCart ×3')
  expect(text).toContain('POST /web/basket/add/ → 200')
  expect(text).toContain('нет поля/data/versionожидалосьобязательное полепришлонет')
  expect(text).toContain('неописанное поле/data/note')
  await user.click(screen.getByRole('button', { name: 'Очистить' }))
  expect(source.clear).toHaveBeenCalledOnce()
  expect(panel().textContent).toContain('Ответы соответствуют контракту')
})

test('O-60 the panel opens by Alt+Shift+D with the focus inside, Escape gives it back and reaches no popup under it', async () => {
  const { user, view } = open()
  const popup = vi.fn()
  window.addEventListener('keydown', popup)
  await user.keyboard('{Alt>}{Shift>}d{/Shift}{/Alt}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Панель разработчика'))
  popup.mockClear()
  await user.keyboard('{Escape}')
  window.removeEventListener('keydown', popup)
  expect(popup).not.toHaveBeenCalled()
  expect(screen.queryByRole('region', { name: 'Панель разработчика' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Панель разработчика/ }))
  await user.keyboard('{Alt>}{Shift>}d{/Shift}{/Alt}')
  await user.click(tab(/Бэкенд/))
  view.unmount()
  // After a reload it is as it was, and takes no focus.
  document.body.focus()
  open()
  expect(tab(/Бэкенд/).getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(document.body)
})

test('an example, a fault and a delay are put into the cookie, by operation or for all, and taken out', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: /Панель/ }))
  await user.click(tab(/Ответы/))
  const operation = screen.getByRole('combobox', { name: 'Операция' })
  const choose = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: /^Ответ/ }))
    await user.click(screen.getByRole('option', { name }))
  }
  const apply = () => user.click(screen.getByRole('button', { name: 'Применить' }))

  await user.type(operation, 'addToCart')
  await choose('200 errorOutOfStock')
  await apply()
  expect(readRules(document.cookie)).toEqual({ addToCart: { code: 200, example: 'errorOutOfStock' } })

  await user.clear(operation)
  await choose('Сломать: оборванный JSON')
  await user.type(screen.getByRole('textbox', { name: 'Задержка, секунд' }), '0,5')
  await apply()
  expect(readRules(document.cookie)['*']).toEqual({ fault: 'truncated', wait: 0.5 })
  expect(panel().textContent).toContain('все операции: оборванный JSON, задержка 0.5 с')

  await user.click(screen.getByRole('button', { name: 'Убрать правило: addToCart' }))
  expect(Object.keys(readRules(document.cookie))).toEqual(['*'])
  await user.click(screen.getByRole('button', { name: 'Убрать все' }))
  expect(document.cookie).toBe('')
})

test('a rule that can not be is refused at its field', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: /Панель/ }))
  await user.click(tab(/Ответы/))
  await user.type(screen.getByRole('combobox', { name: 'Операция' }), 'nothing')
  await user.type(screen.getByRole('textbox', { name: 'Задержка, секунд' }), '61')
  await user.click(screen.getByRole('button', { name: 'Применить' }))
  expect(panel().textContent).toContain('Такой операции в контракте нет.')
  expect(panel().textContent).toContain('Число от 0 до 60.')
  expect(document.cookie).toBe('')
})

test('the clock moves, the outbox is read, a reset is asked for twice', async () => {
  const message = {
    id: 1,
    channel: 'sms',
    to: '+79125550101',
    subject: 'Код',
    text: '4815',
    at: '2026-11-20T09:00:00Z',
  }
  const { user, tools, reload } = open({}, { outbox: async () => [message] })
  await user.click(screen.getByRole('button', { name: /Панель/ }))
  await user.click(tab(/Песочница/))
  expect(await screen.findByText('СМС для +79125550101', { exact: false })).toBeTruthy()
  expect(panel().textContent).toContain('4815')
  await user.click(screen.getByRole('button', { name: '+1 день' }))
  expect(tools.setClock).toHaveBeenCalledWith({ advance: 86_400_000 })
  await user.click(screen.getByRole('button', { name: 'Вернуть песочницу к началу' }))
  expect(tools.reset).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Сбросить' }))
  expect(tools.reset).toHaveBeenCalledOnce()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a step of the seller is taken by hand, and the panel shows what is possible then', async () => {
  let steps = [{ step: 'pay', title: 'Принять оплату' }]
  const next = { step: 'pay', at: '2026-11-20T09:15:00Z' }
  const order = { id: 70_001, number: 'ЗК-2026-070001', statusLabel: 'Ожидает оплаты' }
  const takeStep = vi.fn(async () => void (steps = [{ step: 'ready', title: 'Собрать заказ' }]))
  const { user } = open({}, { sellerOrders: async () => [{ ...order, steps, next }], takeStep })
  await user.click(screen.getByRole('button', { name: /Панель/ }))
  await user.click(tab(/Песочница/))
  await user.click(await screen.findByRole('combobox', { name: /^Заказ/ }))
  await user.click(await screen.findByRole('option', { name: /ЗК-2026-070001/ }))
  expect(panel().textContent).toContain('Ожидает оплаты. Сам продавец: «Принять оплату»')
  await user.click(screen.getByRole('button', { name: 'Принять оплату' }))
  expect(takeStep).toHaveBeenCalledWith(70_001, 'pay')
  expect(await screen.findByRole('button', { name: 'Собрать заказ' })).toBeTruthy()
})

test('what the sandbox refuses is told, and other backends have no such controls', async () => {
  const fails = async () => {
    throw new Error('Песочница не отвечает.')
  }
  const { user, store } = open({}, { now: fails })
  await user.click(screen.getByRole('button', { name: /Панель/ }))
  await user.click(tab(/Песочница/))
  expect((await screen.findByRole('alert')).textContent).toBe('Песочница не отвечает.')
  act(() => store.change({ backend: 'prism' }))
  expect(panel().textContent).toContain('Сейчас отвечает prism.')
})

test('another backend is asked for by name or address, and a failure is told', async () => {
  const { user, source, store } = open()
  await user.click(screen.getByRole('button', { name: /Панель/ }))
  await user.click(tab(/Бэкенд/))
  const submit = () => user.click(screen.getByRole('button', { name: 'Переключить' }))
  await user.click(screen.getByRole('radio', { name: /Prism/ }))
  await submit()
  expect(source.switchTo).toHaveBeenLastCalledWith('prism')
  await user.click(screen.getByRole('radio', { name: /Настоящий бэкенд/ }))
  const address = screen.getByRole('textbox', { name: 'Адрес бэкенда' })
  await user.type(address, 'https://backend.example/api')
  await submit()
  expect(panel().textContent).toContain('Адрес без пути')
  expect(source.switchTo).toHaveBeenCalledOnce()
  await user.clear(address)
  await user.type(address, 'https://backend.example')
  await submit()
  expect(source.switchTo).toHaveBeenLastCalledWith('https://backend.example')
  act(() => store.change({ failure: 'https://backend.example не отвечает: ECONNREFUSED' }))
  expect(screen.getByRole('alert').textContent).toContain('ECONNREFUSED')
})

test('the build without a server has nothing to exchange', async () => {
  const { user } = open({ backend: 'msw', canSwitch: false })
  await user.click(screen.getByRole('button', { name: /Панель/ }))
  await user.click(tab(/Бэкенд/))
  expect(panel().textContent).toContain('Эта сборка работает без сервера')
})
