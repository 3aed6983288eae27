import type { Locator } from '@playwright/test'
import { expect, moving, test } from './fixtures/test.ts'

test.use(moving)

// What a short moment or a hover shows, read from what the browser computed.

/** Contrast (WCAG 2.2) of a colour of an element with the first opaque background around it. */
function contrast(
  place: Locator,
  property: 'color' | 'outlineColor',
  around: 'itself' | 'parent',
): Promise<number> {
  return place.evaluate(
    (element, { name, from }) => {
      const channels = (colour: string) => [...colour.matchAll(/[\d.]+/g)].map(([number]) => Number(number))
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
          const share = value / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const isOpaque = (colour: string) => colour.startsWith('rgb(')
      let behind: Element | null = from === 'itself' ? element : element.parentElement
      while (behind && !isOpaque(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement
      const ground = behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)'
      const colour = getComputedStyle(element)[name]
      if (!isOpaque(colour)) throw new Error(`${name} is ${colour}`)
      const [darker = 0, lighter = 0] = [luminance(colour), luminance(ground)].toSorted(
        (one, other) => one - other,
      )
      return (lighter + 0.05) / (darker + 0.05)
    },
    { name: property, from: around },
  )
}

test('R-FOOT-18 R-MOB-29 an icon of the footer is seen at rest, under the pointer and with the focus', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  const links = page
    .getByRole('contentinfo')
    .locator('a')
    .filter({ has: page.locator('svg') })
  const social = page.getByRole('contentinfo').getByRole('link', { name: /ВКонтакте/ })
  await expect(social).toBeVisible()
  for (const link of [...(await links.all()), social]) {
    await link.scrollIntoViewIfNeeded()
    await page.mouse.move(0, 0)
    expect(await contrast(link, 'color', 'itself')).toBeGreaterThanOrEqual(4.5)
    await link.hover()
    expect(await contrast(link, 'color', 'itself')).toBeGreaterThanOrEqual(4.5)
  }
  await social.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(social).toBeFocused()
  expect(await contrast(social, 'outlineColor', 'parent')).toBeGreaterThanOrEqual(3)
})

test('R-MOB-03 the ring of the search field is seen on the white popup of a phone and in the dark header', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  const inHeader = page.getByRole('banner').getByRole('combobox')
  await inHeader.focus()
  expect(await contrast(inHeader, 'outlineColor', 'parent')).toBeGreaterThanOrEqual(3)
  await page.setViewportSize({ width: 375, height: 740 })
  await page.getByRole('banner').getByRole('button', { name: 'Поиск' }).click()
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toBeFocused()
  expect(await field.evaluate((input) => getComputedStyle(input).outlineStyle)).toBe('solid')
  expect(await contrast(field, 'outlineColor', 'parent')).toBeGreaterThanOrEqual(3)
})

test('R-CONST-32 a navigation of 199 ms shows no bar, neither under way nor when it ends', async ({
  page,
  context,
  visit,
}) => {
  await visit('/about/')
  // The clock of all animations stands, so the test says what time it is.
  const devTools = await context.newCDPSession(page)
  await devTools.send('Animation.enable')
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/web/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Доставка' }).click()
  const bar = await page.getByRole('progressbar').elementHandle()
  if (!bar) throw new Error('no bar')
  const opacityAt = (time: number) =>
    bar.evaluate((element, milliseconds) => {
      for (const animation of element.getAnimations()) animation.currentTime = milliseconds
      return getComputedStyle(element).opacity
    }, time)
  expect(await opacityAt(199)).toBe('0')
  answer()
  await expect(page).toHaveURL('/delivery/')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(
    await bar.evaluate((element) => ({
      opacity: getComputedStyle(element).opacity,
      fading: element
        .getAnimations()
        .filter(
          (animation) => animation instanceof CSSTransition && animation.transitionProperty === 'opacity',
        ).length,
    })),
  ).toEqual({ opacity: '0', fading: 0 })
})
