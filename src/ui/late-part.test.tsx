// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The module remembers every part that was declared; one whose code never comes must not hold up the next test.
let latePart: typeof import('./late-part.tsx').latePart
let loadLateParts: typeof import('./late-part.tsx').loadLateParts
let LatePartCollectorContext: typeof import('./late-part.tsx').LatePartCollectorContext
beforeEach(async () => {
  vi.resetModules()
  ;({ latePart, loadLateParts, LatePartCollectorContext } = await import('./late-part.tsx'))
})
afterEach(cleanup)

function Greeting({ name }: { name: string }) {
  return <button type="button">Привет, {name}</button>
}

test('R-LAYOUT-01 what was loaded is drawn at once and says which styles it needs', async () => {
  const Late = latePart(() => Promise.resolve({ default: Greeting }), 'src/greeting.tsx')
  await loadLateParts()
  const modules: string[] = []
  const html = renderToString(
    <LatePartCollectorContext value={(module) => modules.push(module)}>
      <Late name="Анна" />
    </LatePartCollectorContext>,
  )
  expect(html).toContain('Привет')
  expect(modules).toEqual(['src/greeting.tsx'])
})

test('R-LAYOUT-01 the markup of the server stays until the code has come, and is taken over then', async () => {
  const Loaded = latePart(() => Promise.resolve({ default: Greeting }), 'src/greeting.tsx')
  await loadLateParts()
  const code = Promise.withResolvers<{ default: typeof Greeting }>()
  const onClick = vi.fn<() => void>()
  const Clickable = ({ name }: { name: string }) => (
    <button type="button" onClick={onClick}>
      Привет, {name}
    </button>
  )
  const Late = latePart(() => code.promise, 'src/greeting.tsx')
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Loaded name="Анна" />)
  const button = root.querySelector('button')
  const mounted = await act(async () => hydrateRoot(root, <Late name="Анна" />))
  expect(root.querySelector('button')).toBe(button)
  button?.click()
  expect(onClick).not.toHaveBeenCalled()
  await act(async () => code.resolve({ default: Clickable }))
  expect(root.querySelector('button')).toBe(button)
  button?.click()
  expect(onClick).toHaveBeenCalledOnce()
  mounted.unmount()
  root.remove()
})

test('R-ERR-27 a part whose code does not come takes nothing else down', async () => {
  const Late = latePart<object>(
    async () => {
      throw new TypeError('gone')
    },
    'src/gone.tsx',
    undefined,
    <p>ждём</p>,
  )
  await act(async () =>
    render(
      <>
        <h1>Страница</h1>
        <Late />
      </>,
    ),
  )
  expect(screen.getByRole('heading', { name: 'Страница' })).toBeDefined()
  expect(screen.getByText('ждём')).toBeDefined()
})
