import type { ComponentProps, ReactNode } from 'react'

/** Props that a component of `ui` passes to a link; the caller renders the router's link with them. */
export type LinkProps = Pick<
  ComponentProps<'a'>,
  'className' | 'children' | 'rel' | 'aria-label' | 'aria-current' | 'title'
> & { href: string }

export type RenderLink = (props: LinkProps) => ReactNode

/** The default: a plain link. */
export const plainLink: RenderLink = ({ href, ...props }) => (
  <a href={href} {...props}>
    {props.children}
  </a>
)
