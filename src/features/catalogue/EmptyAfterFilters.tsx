import { Link } from '../../links/Link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import { EmptyState } from '../../ui/State.tsx'
import { clearHref } from './ChosenFilters.tsx'
import type { ListAddress } from './list-address.ts'

const resetFocus = handOnFocus((reset) => reset.closest('section'))

/** Nothing matches what is chosen, though there are products without it. */
export function EmptyAfterFilters({ address }: { address: ListAddress }) {
  return (
    <EmptyState
      icon="filter"
      heading="h2"
      title="Ничего не подошло"
      text="С выбранными фильтрами товаров нет. Уберите один из них или сбросьте все."
      actions={
        <span ref={resetFocus}>
          <Link to={clearHref(address)} className={buttonClass({ variant: 'primary' })} preventScrollReset>
            Сбросить фильтры
          </Link>
        </span>
      }
    />
  )
}
