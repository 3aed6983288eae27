/**
 * Takes the page out of reach while a popup is open: `inert` on everything marked `data-page-root`, and no scrolling.
 * The answer undoes it. The page doesn't move: the room of the scrollbar is kept.
 */
export function holdPage(): () => void {
  const roots = [...document.querySelectorAll('[data-page-root]')]
  for (const root of roots) root.toggleAttribute('inert', true)
  const { documentElement } = document
  const { overflow, scrollbarGutter } = documentElement.style
  const hasScrollbar = documentElement.scrollHeight > documentElement.clientHeight
  documentElement.style.overflow = 'hidden'
  if (hasScrollbar) documentElement.style.scrollbarGutter = 'stable'
  return () => {
    for (const root of roots) root.toggleAttribute('inert', false)
    documentElement.style.overflow = overflow
    documentElement.style.scrollbarGutter = scrollbarGutter
  }
}
