// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { FileLink } from '../ui/FileLink.tsx'
import { Link } from './Link.tsx'
import { SiteLink } from './SiteLink.tsx'

afterEach(cleanup)

const origin = 'http://localhost:3000'
/** Where a browser would go; `undefined` for no link. */
function target(element: React.ReactElement): string | undefined {
  const router = createMemoryRouter([{ path: '*', element }])
  const { container } = render(<RouterProvider router={router} />)
  const href = container.querySelector('a')?.getAttribute('href')
  return href === null || href === undefined ? undefined : new URL(href, origin).origin
}

/** Ways to another host that look like a path, and the characters that browsers leave out or turn over. */
const beginnings = [
  '//',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n//',
  '\t//',
  ' //',
  '///',
  '/\r\\',
  'https://',
  'javascript:',
  'data:',
]
const hosts = ['evil.example', 'evil.example/catalog/', 'evil@other.example/', '[::1]/']
const hostile = beginnings.flatMap((start) => hosts.map((host) => start + host))

test.each(hostile)('X-22 a path of the backend stays inside the site: %j', (path) => {
  expect(target(<Link to={path}>x</Link>)).toBe(origin)
  expect(target(<Link to={{ pathname: path }}>x</Link>)).toBe(origin)
  expect(target(<FileLink file={{ name: 'a.pdf', size: 1, url: path }} />)).toBeUndefined()
  // A link to another site has to name its scheme.
  if (!path.startsWith('https:'))
    expect([undefined, origin]).toContain(target(<SiteLink href={path}>x</SiteLink>))
})

test('links of this site stay as they are', () => {
  for (const path of ['/catalog/filtry/?a=1#b', '/', '?page=2', '#top', '..', '.', 'next', ''])
    expect(target(<Link to={path}>x</Link>)).toBe(origin)
  const { container } = render(<FileLink file={{ name: 'a.pdf', size: 1, url: '/web/files/1/' }} />)
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/web/files/1/')
  expect(target(<SiteLink href="https://other.example/">x</SiteLink>)).toBe('https://other.example')
})
