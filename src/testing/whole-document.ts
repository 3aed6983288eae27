import { afterAll, afterEach, vi } from 'vitest'

// Test files of a worker share one document.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')

  // Testing Library does it by itself only where the functions of Vitest are globals. It comes after a file's own hooks.
  afterEach(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  })

  // A file that leaves something behind fails here, not in whatever file comes next.
  afterAll(() => {
    const { documentElement: root, body } = document
    for (const { tagName, style, inert, hidden } of [root, body])
      if (style.visibility !== '' || style.display !== '' || inert || hidden)
        throw new Error(`${tagName} is left hidden`)
    if (root.hasAttribute('data-strange')) throw new Error('The page is left as that of another visitor')
    if (body.childNodes.length > 0) throw new Error(`The page is left with ${body.innerHTML.slice(0, 200)}`)
    if (document.cookie !== '') throw new Error(`The cookies are left as ${document.cookie}`)
    for (const storage of [localStorage, sessionStorage])
      if (storage.length > 0) throw new Error(`A storage is left with ${Object.keys(storage).join(', ')}`)
    if (vi.isFakeTimers()) throw new Error('The clock is left as a false one')
    if (location.pathname !== '/' || location.search || location.hash)
      throw new Error(`The address is left as ${location.href}`)
  })
}
