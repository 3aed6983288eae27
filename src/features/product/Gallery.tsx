import { type KeyboardEvent, useRef, useState } from 'react'
import { usePopups } from '../../popups/use-popups.ts'
import { cx } from '../../ui/class-names.ts'
import { Picture } from '../../ui/Picture.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'
import { SmallPicture } from '../../ui/SmallPicture.tsx'
import styles from './Gallery.module.css'
import type { ProductPicture } from './product-pictures.ts'

/**
 * The drawings of a product: one large, the others to choose from; arrows move through them. A click on the large one opens all
 * of them in the whole window. Without scripts each thumbnail is a link to its drawing.
 */
export function Gallery({ pictures, name }: { pictures: readonly ProductPicture[]; name: string }) {
  const [chosen, setChosen] = useState(0)
  const popups = usePopups()
  const thumbs = useRef<HTMLUListElement>(null)
  const current = pictures[chosen] ?? pictures[0]
  if (!current) return null

  const show = (index: number) => {
    setChosen(index)
    thumbs.current?.querySelectorAll('a')[index]?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    const last = pictures.length - 1
    const targets: Record<string, number> = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }

  return (
    <figure className={styles.gallery}>
      <a
        href={current.desktopImage.standard}
        target="_blank"
        rel="noreferrer"
        className={styles.sheet}
        aria-label={`Открыть чертёж в полном размере: ${current.alt || name}`}
        {...popups.intent('pictures')}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          void popups.open('pictures', { pictures, first: chosen, name })
        }}
      >
        <Picture {...current} eager={chosen === 0 ? 'high' : true} />
      </a>
      {pictures.length > 1 && (
        <ul ref={thumbs} className={styles.thumbs} aria-label="Чертежи товара">
          {pictures.map((picture, index) => (
            <li key={picture.desktopImage.standard}>
              <a
                href={picture.desktopImage.standard}
                className={cx(styles.thumb, index === chosen && styles.chosen)}
                aria-label={`Чертёж ${index + 1} из ${pictures.length}: ${picture.alt || name}`}
                aria-current={index === chosen}
                onKeyDown={handleKey}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  setChosen(index)
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
