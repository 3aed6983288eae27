import { type ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../links/Link.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'

export interface ProductLinkProps extends Omit<ComponentProps<typeof Link>, 'onClick'> {
  to: string
}

/**
 * A link to a product that its list shows. The product's preview is drawn in the task of the click: in a transition, as
 * other links have it, it would come in slices and wait for the product's answer.
 */
export function ProductLink({ to, ...rest }: ProductLinkProps) {
  const navigate = useNavigate()
  return (
    <Link
      to={to}
      {...rest}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        void navigate(to, { flushSync: true })
      }}
    />
  )
}
