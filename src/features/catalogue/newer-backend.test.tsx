// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

test('a kind of filter that only a newer backend has is left out, the others work', async () => {
  await openPage('/catalog/filtry/maslyanye-filtry/', {
    intercept: async (request, pass) => {
      if (!request.url.includes('/smartfilter/')) return undefined
      const envelope = (await (await pass()).json()) as { data: { items: object[] } }
      envelope.data.items.unshift({ code: 'colour', name: 'Цвет', type: 'palette', values: [] })
      return Response.json(envelope)
    },
  })
  expect(await screen.findByRole('group', { name: 'Бренд' })).toBeTruthy()
  expect(screen.queryByText('Цвет')).toBeNull()
})
