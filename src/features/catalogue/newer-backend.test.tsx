// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rawAnswer } from '../../../mocks/answers.ts'
import { openPage } from '../../testing/open-page.tsx'

test('a kind of filter that only a newer backend has is left out, the others work', async () => {
  await openPage('/catalog/filtry/maslyanye-filtry/', {
    answers: {
      getSmartFilter: rawAnswer(async (pass) => {
        const envelope: { data: { items: object[] } } = await (await pass()).json()
        envelope.data.items.unshift({ code: 'colour', name: 'Цвет', type: 'palette', values: [] })
        return Response.json(envelope)
      }),
    },
  })
  expect(await screen.findByRole('group', { name: 'Бренд' })).toBeTruthy()
  expect(screen.queryByText('Цвет')).toBeNull()
})
