import type { components } from '../../generated/api-types.ts'
import { countOf, productForms } from '../../lib/plural.ts'
import { Link } from '../../links/Link.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { HazardStripe } from '../../ui/HazardStripe.tsx'
import type { RenderLink } from '../../ui/render-link.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import styles from './SectionHead.module.css'

export interface SectionHeadProps {
  title: string
  breadcrumbs: readonly components['schemas']['Breadcrumb'][]
  /** Products of the list as it is filtered; none: the page lists no products. */
  total?: number
  sellout?: boolean
}

/** Ruled breadcrumbs, heading and count; the stripe stands over a sellout only. */
export function SectionHead({ title, breadcrumbs, total, sellout = false }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <Breadcrumbs
        items={breadcrumbs.map((crumb) => ({ title: crumb.title, href: crumb.link ?? undefined }))}
        renderLink={routerLink}
      />
      {sellout && <HazardStripe />}
      <div className={styles.line}>
        <h1 tabIndex={-1}>
          <Unbroken text={title} />
        </h1>
        {total !== undefined && (
          <span className={styles.count} role="status">
            {countOf(total, productForms)}
          </span>
        )}
      </div>
    </header>
  )
}

const routerLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />
