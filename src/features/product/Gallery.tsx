import { type KeyboardEvent, useRef } from 'react'
import { usePopups } from '../../popups/use-popups.ts'
import { cx } from '../../ui/class-names.ts'
import { Picture } from '../../ui/Picture.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'
import { SmallPicture } from '../../ui/SmallPicture.tsx'
import styles from './Gallery.module.css'
import type { ProductPicture } from './product-pictures.ts'
import { useSlides } from './use-slides.ts'

/**
 * The drawings of a product: one large, moved by finger, mouse, arrows and thumbnails. A click on it opens all of them in the
 * whole window. Without scripts each thumbnail is a link to its drawing.
 */
export function Gallery({ pictures, name }: { pictures: readonly ProductPicture[]; name: string }) {
  const popups = usePopups()
  const thumbs = useRef<HTMLUListElement>(null)
  const { current, show, frameProps } = useSlides()
  if (pictures.length === 0) return null

  const handleKey = (event: KeyboardEvent) => {
    const last = pictures.length - 1
    const targets: Record<string, number> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined || last === 0) return
    event.preventDefault()
    show(target)
    thumbs.current?.querySelectorAll('a')[target]?.focus()
  }

  return (
    <figure className={styles.gallery}>
      <div {...frameProps} className={cx('swiper', styles.sheet)}>
        <div className={cx('swiper-wrapper', styles.slides)}>
          {pictures.map((picture, index) => (
            <a
              key={picture.desktopImage.standard}
              href={picture.desktopImage.standard}
              target="_blank"
              rel="noreferrer"
              draggable={false}
              className={cx('swiper-slide', styles.slide)}
              aria-label={`Открыть чертёж в полном размере: ${picture.alt || name}`}
              {...(index !== current && { 'aria-hidden': true, tabIndex: -1 })}
              {...popups.intent('pictures')}
              onKeyDown={handleKey}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                // swiper keeps the focus from what the mouse presses, and the popup gives it back to where it was.
                event.currentTarget.focus({ preventScroll: true })
                void popups.open('pictures', { pictures, first: index, name })
              }}
            >
              <Picture {...picture} eager={index === 0 && 'high'} />
            </a>
          ))}
        </div>
      </div>
      {pictures.length > 1 && (
        <ul ref={thumbs} className={styles.thumbs} aria-label="Чертежи товара">
          {pictures.map((picture, index) => (
            <li key={picture.desktopImage.standard}>
              <a
                href={picture.desktopImage.standard}
                className={cx(styles.thumb, index === current && styles.chosen)}
                aria-label={`Чертёж ${index + 1} из ${pictures.length}: ${picture.alt || name}`}
                aria-current={index === current}
                onKeyDown={handleKey}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  show(index)
                }}
              >
                <SmallPicture picture={picture} sizes="88px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}
