import type { Browser } from '@playwright/test'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { demoPassword, seedIds } from '../mocks/sandbox/seed/named.ts'
import { addButton, cartLink, clickAndSee, countInName } from './fixtures/cart.ts'
import { answerNotes, expect, fillLogin, now, test, visitPage } from './fixtures/test.ts'

// What a developer does with `npm run contract:har`: records the shop at work and holds it against the contract.

const { inStock } = seedIds.products

interface Har {
  log: {
    entries: {
      request: { method: string; url: string }
      response: { content: { text?: string; _file?: string } }
    }[]
  }
}

/** Buys as a person would while the browser records. */
async function recordPurchase(browser: Browser, file: string, content: 'embed' | 'attach', baseURL = '') {
  const context = await browser.newContext({ recordHar: { path: file, content } })
  await context.addCookies([{ name: 'sandbox-world', value: `har-${randomUUID()}`, url: baseURL }])
  await context.clock.setFixedTime(now)
  await context.request.post('/sandbox/clock', { data: { now: now.getTime() } })
  await answerNotes(context)
  const page = await context.newPage()
  await visitPage(page, '/')
  await page.getByRole('banner').getByRole('combobox').fill(inStock.article)
  await page.getByRole('grid').getByRole('link', { name: inStock.article }).click()
  await expect(page).toHaveURL(`/product/${inStock.code}/`)
  await clickAndSee(addButton(page), 'Товар добавлен в корзину')
  await expect(cartLink(page)).toHaveAccessibleName(countInName(1))
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  await fillLogin(page, 'buyer')
  await cartLink(page).click()
  const checkout = page.getByRole('region', { name: 'Оформление заказа' })
  await checkout.getByRole('radio', { name: /Самовывоз/ }).check()
  await checkout.getByRole('checkbox', { name: /оферты/ }).check()
  await checkout.getByRole('checkbox', { name: /персональных данных/ }).check()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await page.getByRole('dialog', { name: 'Заказ оформлен' }).waitFor()
  // The recording is written when the browser's window is closed.
  await context.close()
}

const run = promisify(execFile)

async function contractHar(...args: string[]): Promise<{ code: number; text: string }> {
  try {
    const { stdout } = await run('node', ['scripts/contract-har.ts', ...args])
    return { code: 0, text: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, text: stdout + stderr }
  }
}

const readRecording = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Har

for (const [content, how] of [
  ['embed', 'inside'],
  ['attach', 'in files beside it'],
] as const)
  test(`a purchase recorded with its answers ${how} keeps to the contract`, async ({
    browser,
    baseURL,
  }, info) => {
    const file = info.outputPath('recorded', 'shop.har')
    await recordPurchase(browser, file, content, baseURL)
    const { entries } = (await readRecording(file)).log
    expect(entries.some(({ response }) => response.content._file !== undefined)).toBe(content === 'attach')
    const { code, text } = await contractHar(file, '--origin', baseURL ?? '')
    expect(text).toContain('The recorded traffic complies with the contract.')
    const [, bodiless = '0'] = /without their body: (\d+)/.exec(text) ?? []
    const [, checked = '0', operations = '0'] = /Calls checked: (\d+), of (\d+) operations/.exec(text) ?? []
    expect(Number(checked)).toBeGreaterThan(10)
    // A read that the next page has cut short has none.
    expect(Number(bodiless)).toBeLessThan(Number(checked) / 4)
    expect(Number(operations)).toBeGreaterThan(7)
    expect(code).toBe(0)
  })

test('a recording with an operation that nobody wrote down, and one with a broken answer, are told without secrets', async ({
  browser,
  baseURL,
}, info) => {
  const file = info.outputPath('shop.har')
  await recordPurchase(browser, file, 'embed', baseURL)
  const sound = await readRecording(file)
  const added = sound.log.entries.find(({ request }) => request.url.endsWith('/web/basket/add/'))
  if (!added) throw new Error('the purchase puts something into the cart')

  const strange = { ...added, request: { ...added.request, url: `${baseURL}/web/wishlist/` } }
  await writeFile(file, JSON.stringify({ log: { ...sound.log, entries: [...sound.log.entries, strange] } }))
  const undocumented = await contractHar(file)
  expect(undocumented.text).toContain('? POST /web/wishlist/: no such path')
  expect(undocumented.code).toBe(1)

  const count = /"count":\d+/
  expect(added.response.content.text).toMatch(count)
  const text = added.response.content.text?.replace(count, '"count":"one"')
  const broken = { ...added, response: { ...added.response, content: { text } } }
  await writeFile(file, JSON.stringify({ log: { ...sound.log, entries: [...sound.log.entries, broken] } }))
  const wrong = await contractHar(file)
  expect(wrong.text).toContain('addToCart\n')
  expect(wrong.text).toContain('✗ 200 /data/count: must be integer')
  expect(wrong.code).toBe(1)
  for (const { code, text: told } of [undocumented, wrong]) {
    expect(code).toBe(1)
    expect(told).not.toContain(demoPassword)
    expect(told).not.toMatch(/SID=(?!\$SID)/)
  }
})
