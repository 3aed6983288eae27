import type { MouseEvent } from 'react'
import type { Data } from '../../../api/operation.ts'
import type { getHeader } from '../../../generated/operations.ts'
import { promotionPath } from '../../../lib/paths.ts'
import { Link } from '../../../links/Link.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Slider } from '../../../ui/Slider.tsx'
import styles from './PromotionsPanel.module.css'

interface PromotionSliderProps {
  items: Data<typeof getHeader>['stocks']['items']
  onFollow: (event: MouseEvent) => void
}

/** R-HEAD-14, R-HEAD-15, R-HEAD-16 */
export function PromotionSlider({ items, onFollow }: PromotionSliderProps) {
  return (
    <Slider label="Акции крупно" items={items} itemKey={({ id }) => id} itemName={({ name }) => name}>
      {({ code, name, previewText, src }) => (
        <Link to={promotionPath(code)} className={styles.slide} onClick={onFollow}>
          <Picture
            desktopImage={{ standard: src }}
            alt=""
            width={1200}
            height={400}
            className={styles.banner}
          />
          <span className={styles.name}>{name}</span>
          <span className={styles.text}>{previewText}</span>
        </Link>
      )}
    </Slider>
  )
}
