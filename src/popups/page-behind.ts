/**
 * Disables the page while a popup is open: `inert` on everything marked `data-page-root`, and no scrolling
 * (`html[data-held]`). The returned function undoes it. The page doesn't move, because the scrollbar's gutter is
 * always reserved.
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
