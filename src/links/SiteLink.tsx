import type { ComponentProps } from 'react'
import { isPathOfThisSite } from '../lib/back-address.ts'
import { isOutside, safeHref } from '../lib/safe-link.ts'
import type { RenderLink } from '../ui/render-link.tsx'
import { Link } from './Link.tsx'

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site or an absolute address, often from data. */
  href: string
}

/**
 * A link whose address comes from data: pages of this site through the router, others as they are. An address that
 * could do harm is shown as text only.
 */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const safe = safeHref(href)
  // `//host` is another site that looks like a path: links to other sites name their scheme.
  if (safe === undefined || (/^[/\\]/.test(safe) && !isPathOfThisSite(safe)))
    return <span className={rest.className}>{children}</span>
  if (safe.startsWith('/')) {
    return (
      <Link to={safe} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={safe} {...rest} {...(isOutside(safe) && { rel: 'noreferrer' })}>
      {children}
    </a>
  )
}

/** For the components of `ui` that take `renderLink`: breadcrumbs, paging, tabs. */
export const renderSiteLink: RenderLink = ({ href, ...props }) => (
  <SiteLink href={href} {...props}>
    {props.children}
  </SiteLink>
)
