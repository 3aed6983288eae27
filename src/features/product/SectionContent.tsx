import type { ReactNode } from 'react'
import { partsPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { renderSiteLink } from '../../links/SiteLink.tsx'
import { Analogues } from './Analogues.tsx'
import { AvailabilityList } from './AvailabilityList.tsx'
import { Characteristics } from './Characteristics.tsx'
import { Documents } from './Documents.tsx'
import type { Product, ProductCard } from './product-api.ts'
import type { ProductSection } from './product-sections.ts'
import { workabilityHref } from './workability-page.ts'
import { WorkabilityTable } from './WorkabilityTable.tsx'

export interface SectionContentProps extends Pick<ProductSection, 'id'> {
  product: Product
  /** The page of the applicability, from 1. */
  workabilityPage: number
  /** The one action of an analogue. */
  renderAction: (product: ProductCard) => ReactNode
}

/** What stands under one of the headings of a product. */
export function SectionContent({ id, product, renderAction, workabilityPage }: SectionContentProps) {
  switch (id) {
    case 'characteristics':
      return <Characteristics product={product} />
    case 'availability':
      return <AvailabilityList productId={product.id} />
    case 'applicability':
      return (
        <>
          <WorkabilityTable
            xmlId={product.xmlId}
            page={workabilityPage}
            hrefOf={(page) => workabilityHref(product.code, page)}
            renderLink={renderSiteLink}
          />
          <p>
            <Link to={`${partsPath}?part=${product.id}`}>Показать на чертежах узлов</Link>
          </p>
        </>
      )
    case 'analogues':
      return <Analogues key={product.id} product={product} renderAction={renderAction} />
    case 'documents':
      return <Documents documents={product.documents} />
  }
}
