/**
 * Takes the page out of reach while a popup is open: `inert` on everything marked `data-page-root`, and no scrolling
 * (`html[data-held]`). The answer undoes it. The page doesn't move: the room of the scrollbar is always kept.
 */
export function holdPage(): () => void {
  const roots = [...document.querySelectorAll('[data-page-root]')]
  for (const root of roots) root.toggleAttribute('inert', true)
  document.documentElement.toggleAttribute('data-held', true)
  return () => {
    for (const root of roots) root.toggleAttribute('inert', false)
    document.documentElement.toggleAttribute('data-held', false)
  }
}
