import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { formatCalendarDay } from '../../../lib/dates.ts'
import { formatNumber } from '../../../lib/money.ts'
import { promotionPath, promotionsPath } from '../../../lib/paths.ts'
import { Link } from '../../../links/Link.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LocalLoader } from '../../../ui/Loader.tsx'
import { useShownAtLeast } from '../../../ui/use-shown-at-least.ts'
import { isPlainClick } from '../../../ui/plain-click.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import type { PanelProps } from '../PanelButton.tsx'
import { promotionsQuery } from './promotions-query.ts'
import styles from './PromotionsPanel.module.css'
import { PromotionSlider } from './PromotionSlider.tsx'

/** The promotions of the header: a slider, and a list of cards in two columns (R-HEAD-12 … R-HEAD-18). */
export default function PromotionsPanel({ close }: PanelProps) {
  const { data, isError, isFetching, refetch } = useQuery(promotionsQuery())
  const loading = useShownAtLeast(!data && !isError)
  if (loading) return <LocalLoader label="Загрузка акций…" />
  if (!data)
    return (
      <ErrorState
        compact
        title="Не удалось загрузить акции"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  const { count, items } = data
  const closeOnClick = (event: MouseEvent) => {
    if (isPlainClick(event)) close()
  }
  return (
    <section aria-label="Акции" className={styles.panel}>
      <div className={styles.head}>
        <Link to={promotionsPath} onClick={closeOnClick}>
          Все акции <span className={styles.count}>{formatNumber(count)}</span>
        </Link>
        <IconButton icon="close" label="Закрыть акции" onClick={() => close(true)} />
      </div>
      <PromotionSlider items={items} onFollow={closeOnClick} />
      <ul role="list" className={styles.cards}>
        {items.map(({ id, code, name, previewText, src, activeTo }) => (
          <li key={id} className={styles.card}>
            <Picture
              desktopImage={{ standard: src }}
              alt=""
              width={1200}
              height={400}
              className={styles.picture}
            />
            <div>
              <Link to={promotionPath(code)} className={styles.name} onClick={closeOnClick}>
                {name}
              </Link>
              <p className={styles.text}>{previewText}</p>
              {activeTo && <p className={styles.date}>До {formatCalendarDay(activeTo)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
