import { expect, test } from './fixtures/test.ts'

// The fixture fails on reports of the content security policy, so the nonces are proved along.

const linked = 'head > link[rel=stylesheet]'

test('the first document holds its styles, the next one links the file that came meanwhile', async ({
  page,
  context,
  visit,
}) => {
  await visit('/')
  await expect(page.locator('head > style').first()).toBeAttached()
  await expect(page.locator(linked)).toHaveCount(0)
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('styles')
  await visit('/')
  await expect(page.locator(linked)).toHaveCount(1)
  await expect(page.locator('head > style')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(34, 40, 44)')
})

test('a page that is no first view links the late styles, also beside those inside the first document', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  await expect(page.locator('head > style').first()).toBeAttached()
  await expect(page.locator(linked)).toHaveCount(1)
  await expect(page.locator(linked)).toHaveAttribute('href', /late/)
})

test('both typefaces come after the load of a first visit', async ({ page, visit }) => {
  await visit('/product/filtr-maslyanyy-fm-2040/')
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    )
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Plex Sans', 'Plex Mono']))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the typefaces come with the linked file', async ({ page }) => {
    const font = page.waitForRequest(/plex-sans.*\.woff2$/)
    await page.goto('/about/')
    await font
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(34, 40, 44)')
  })
})
