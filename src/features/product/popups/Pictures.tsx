import { useRef, useState } from 'react'
import { usePopup } from '../../../popups/popup-context.ts'
import { cx } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SmallPicture } from '../../../ui/SmallPicture.tsx'
import type { ProductPicture } from '../product-pictures.ts'
import styles from './Pictures.module.css'
import { useFullScreen } from '../../../ui/use-full-screen.ts'
import { useZoomSlider } from './use-zoom-slider.ts'

/** Props of the popup `pictures`. */
export interface PicturesPopupProps {
  pictures: readonly ProductPicture[]
  /** Index of the picture to begin with. */
  first: number
  /** Of the product. */
  name: string
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    pictures: PicturesPopupProps
  }
}

/**
 * The pictures of a product in the whole window: click, wheel, pinch and + − zoom, a drag moves what is enlarged, arrows and
 * thumbnails go from one to another.
 */
export default function Pictures({ pictures, first, name }: PicturesPopupProps) {
  const { titleId, close } = usePopup()
  const frame = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(first)
  const { show, zoomBy, isZoomed } = useZoomSlider(frame, first, setCurrent)
  const fullScreen = useFullScreen()
  return (
    <>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {name}
          <span className={styles.count} aria-live="polite">
            {` ${current + 1} из ${pictures.length}`}
          </span>
        </h2>
        <IconButton icon="plus" label="Увеличить" onClick={() => zoomBy(1.5)} />
        <IconButton
          icon="minus"
          label="Уменьшить"
          aria-disabled={!isZoomed}
          onClick={() => zoomBy(1 / 1.5)}
        />
        {fullScreen && (
          <IconButton
            icon="expand"
            label={fullScreen.isOn ? 'Выйти из полного экрана' : 'На полный экран'}
            onClick={fullScreen.toggle}
          />
        )}
        <IconButton icon="close" label="Закрыть" onClick={() => void close()} />
      </div>
      <div ref={frame} className={cx('swiper', styles.frame)}>
        <div className="swiper-wrapper">
          {pictures.map((picture, index) => (
            <div
              key={picture.desktopImage.standard}
              className="swiper-slide"
              role="group"
              aria-roledescription="слайд"
              aria-label={`${index + 1} из ${pictures.length}`}
              aria-hidden={index !== current}
            >
              <div className="swiper-zoom-container">
                <img
                  src={picture.desktopImage.standard}
                  alt={picture.alt || name}
                  className={styles.picture}
                  draggable={false}
                />
              </div>
            </div>
          ))}
        </div>
      </div>
      {pictures.length > 1 && (
        <div className={styles.foot}>
          <IconButton
            icon="chevron-left"
            label="Назад"
            aria-disabled={current === 0}
            onClick={() => show(current - 1)}
          />
          <ul role="list" className={styles.thumbs}>
            {pictures.map((picture, index) => (
              <li key={picture.desktopImage.standard}>
                <button
                  type="button"
                  aria-label={`Чертёж ${index + 1} из ${pictures.length}: ${picture.alt || name}`}
                  {...(index === current && { 'aria-current': true })}
                  className={cx(styles.thumb, index === current && styles.chosen)}
                  onClick={() => show(index)}
                >
                  <SmallPicture picture={picture} sizes="72px" />
                </button>
              </li>
            ))}
          </ul>
          <IconButton
            icon="chevron-right"
            label="Вперёд"
            aria-disabled={current === pictures.length - 1}
            onClick={() => show(current + 1)}
          />
        </div>
      )}
    </>
  )
}
