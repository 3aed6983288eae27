import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { cartPath } from '../../lib/paths.ts'
import { quickOrderId } from '../../lib/quick-order.ts'
import { Link } from '../../links/Link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import { onDemand, onIntent } from '../../ui/on-demand.ts'
import { OnDemandPart } from '../../ui/OnDemandPart.tsx'
import { Panel } from '../../ui/Panel.tsx'

const list = onDemand(() => import('./ArticleList.tsx'))

/** A list of articles for the cart, on its page. Open while the address says so, also after a reload. */
export function QuickOrder() {
  const { hash } = useLocation()
  // The server doesn't know the hash.
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  const isOpen = isHydrated && hash === `#${quickOrderId}`
  return (
    <section id={quickOrderId} aria-labelledby={`${quickOrderId}-title`} data-print="no">
      <Panel
        title={<span id={`${quickOrderId}-title`}>Быстрый заказ</span>}
        actions={
          isOpen ? (
            <Link to={cartPath} replace preventScrollReset className={buttonClass({ variant: 'link' })}>
              Свернуть
            </Link>
          ) : (
            <Link
              to={`#${quickOrderId}`}
              preventScrollReset
              className={buttonClass({ size: 'small' })}
              {...onIntent(list.load)}
            >
              <Icon name="list" size="small" />
              Заказать списком
            </Link>
          )
        }
      >
        {isOpen ? (
          <OnDemandPart code={list} error="Не удалось загрузить быстрый заказ" props={{}} />
        ) : (
          <p>Вставьте список артикулов или откройте файл CSV, XLSX.</p>
        )}
      </Panel>
    </section>
  )
}
