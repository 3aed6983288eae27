import type { ComponentProps } from 'react'
import { isPathOfThisSite } from '../lib/back-address.ts'
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from 'react-router'

export interface LinkProps
  extends
    Omit<ComponentProps<'a'>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> {
  /** A page of this site. One of another, as a backend may name it, becomes home. */
  to: To
}

/** A link to a page of this site. The router's own bears prefetching of its framework mode, 2 kB that nothing here uses. */
export function Link({
  to: asked,
  replace,
  state,
  preventScrollReset,
  onClick,
  target,
  children,
  ...rest
}: LinkProps) {
  const to = leadsAway(asked) ? '/' : asked
  const follow = useLinkClickHandler(to, {
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    state,
    ...(target !== undefined && { target }),
  })
  return (
    <a
      {...rest}
      target={target}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}

/** A search, a hash or a relative path leads nowhere else. */
function leadsAway(to: To): boolean {
  const path = typeof to === 'string' ? to : (to.pathname ?? '')
  return !/^(?:[?#.]|[\w-]*$)/.test(path) && !isPathOfThisSite(path)
}
