import { matchRoutes, type RouteObject } from 'react-router'
import { onIntent } from '../ui/on-demand.ts'
import type { PageHandle } from './page-route.ts'

/** Milliseconds after which a finger that came down is taken for a tap, or a focus for one that stays: until then either may go on. */
const staysAfter = 60

/** Loads the code of the page behind a link when the visitor is about to follow it. */
export function watchLinks(routes: RouteObject[]): void {
  const intentOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin) return undefined
    const matches = matchRoutes(routes, link.pathname) ?? []
    return onIntent(
      ...matches.flatMap(({ route }) => {
        const { load, rest }: Partial<PageHandle> = route.handle ?? {}
        return [load, rest].filter((code) => code !== undefined)
      }),
    )
  }
  let tap: ReturnType<typeof setTimeout> | undefined
  let focus: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') intentOf(event)?.onPointerEnter()
  })
  document.addEventListener('focusin', (event) => {
    clearTimeout(focus)
    focus = setTimeout(() => intentOf(event)?.onFocus(), staysAfter)
  })
  document.addEventListener('pointerdown', (event) => {
    const press = () => intentOf(event)?.onPointerDown()
    if (event.pointerType === 'touch') tap = setTimeout(press, staysAfter)
    else press()
  })
  document.addEventListener('pointercancel', () => clearTimeout(tap))
}
