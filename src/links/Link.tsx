import type { ComponentProps } from 'react'
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from 'react-router'

export interface LinkProps
  extends
    Omit<ComponentProps<'a'>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> {
  /** A page of this site. */
  to: To
}

/** A link to a page of this site. The router's own bears prefetching of its framework mode, 2 kB that nothing here uses. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  onClick,
  target,
  children,
  ...rest
}: LinkProps) {
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
