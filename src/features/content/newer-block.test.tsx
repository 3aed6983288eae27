// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type PageBlock, PageBlocks } from './PageBlocks.tsx'

test('O-16 a kind of block that only a newer backend has is left out with its heading', () => {
  const blocks = JSON.parse(
    '[{ "type": "video", "title": "Ролик" }, { "type": "cards", "title": "Услуги", "items": [] }]',
  ) as PageBlock[]
  const router = createMemoryRouter([{ path: '/', element: <PageBlocks blocks={blocks} /> }])
  render(<RouterProvider router={router} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Услуги'])
})
