import type { ComponentProps, ReactNode } from 'react'

/** What a component of `ui` asks of a link; a router gives its own element for it. */
export type LinkProps = Pick<
  ComponentProps<'a'>,
  'className' | 'children' | 'rel' | 'aria-label' | 'aria-current' | 'title'
> & { href: string }

export type RenderLink = (props: LinkProps) => ReactNode

/** The link without a router. */
export const plainLink: RenderLink = ({ href, ...props }) => (
  <a href={href} {...props}>
    {props.children}
  </a>
)
