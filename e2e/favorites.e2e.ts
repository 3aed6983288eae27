import { expect, test } from './fixtures/test.ts'

test('a withdrawn product leads to an analogue; a guest keeps it, and finds it after login', async ({
  page,
  visit,
  logIn,
  checkAccess,
  watch,
}) => {
  watch.allowStatus(404)
  await visit('/product/filtr-toplivnyy-ft-1100/')
  await expect(page.getByText('Товар снят с продажи.')).toBeVisible()
  await checkAccess()
  const analogue = page.getByRole('list', { name: 'Аналоги' }).getByRole('link').first()
  const name = (await analogue.textContent()) ?? ''
  await analogue.click()
  await page.getByRole('button', { name: `В избранное: ${name}` }).click()
  await page.getByRole('link', { name: 'Всё избранное' }).click()
  const kept = page.getByRole('list', { name: 'Избранное' })
  await expect(kept.getByRole('link', { name })).toBeVisible()
  await checkAccess()
  await logIn()
  await expect(kept.getByRole('link', { name })).toBeVisible()
  await expect(kept.getByRole('listitem')).toHaveCount(3)
})
