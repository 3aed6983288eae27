import type { ReactNode } from 'react'
import { comparePath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { AllAnalogues } from './AllAnalogues.tsx'
import { AnaloguesTable } from './AnaloguesTable.tsx'
import type { Product, ProductCard } from './product-api.ts'

export interface AnaloguesProps {
  product: Product
  renderAction: (product: ProductCard) => ReactNode
}

/** Other products that do the same work, with relation, quality and difference in price. */
export function Analogues({ product, renderAction }: AnaloguesProps) {
  return (
    <AllAnalogues product={product}>
      {(analogues) => (
        <>
          <p>
            <Link
              to={`${comparePath}?products=${[product, ...analogues.slice(0, 3)].map(({ code }) => code).join(',')}`}
            >
              Сравнить с аналогами
            </Link>
          </p>
          <AnaloguesTable product={product} analogues={analogues} renderAction={renderAction} />
        </>
      )}
    </AllAnalogues>
  )
}
