// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Code } from './CopyButton.tsx'

afterEach(cleanup)

test('an article is copied, and it is told', async () => {
  const user = userEvent.setup()
  render(<Code copyLabel="Скопировать артикул">FM-2040</Code>)
  await user.click(screen.getByRole('button', { name: 'Скопировать артикул' }))
  expect(await navigator.clipboard.readText()).toBe('FM-2040')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Скопировано'))
})

test('where the clipboard is refused, the button says that it could not', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  render(<Code copyLabel="Скопировать артикул">FM-2040</Code>)
  await user.click(screen.getByRole('button', { name: 'Скопировать артикул' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Не удалось скопировать'))
})
