/**
 * Disables the page while a popup is open: `inert` on everything marked `data-page-root`, and no scrolling
 * (`html[data-held]`). The returned function undoes it. The page doesn't move: the room of its scrollbar becomes
 * padding, so that a panel reaches the edge.
 */
export function holdPage(): () => void {
  const { documentElement: page } = document
  page.style.setProperty('--scrollbar', `${innerWidth - page.getBoundingClientRect().width}px`)
  const roots = [...document.querySelectorAll('[data-page-root]')]
  for (const root of roots) root.toggleAttribute('inert', true)
  page.toggleAttribute('data-held', true)
  return () => {
    for (const root of roots) root.toggleAttribute('inert', false)
    page.toggleAttribute('data-held', false)
  }
}
