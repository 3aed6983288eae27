import type Swiper from 'swiper'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { createSlider } from './create-slider.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Slider.module.css'

export interface SliderProps<Item> {
  /** The accessible name. */
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string | number
  /** What a button of the pagination leads to. */
  itemName: (item: Item) => string
  children: (item: Item) => ReactNode
}

/**
 * One slide at a time with pagination, previous and next; a finger or the mouse moves it as well. Slides out of sight take no
 * focus. On swiper's core only, so load what uses it on demand.
 */
export function Slider<Item>({ label, items, itemKey, itemName, children }: SliderProps<Item>) {
  const frame = useRef<HTMLDivElement>(null)
  const slider = useRef<Swiper>(undefined)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    if (!frame.current) return undefined
    const swiper = createSlider(frame.current, setCurrent)
    slider.current = swiper
    return () => {
      swiper.destroy(true, false)
    }
  }, [])

  const last = items.length - 1
  return (
    <section aria-roledescription="карусель" aria-label={label} className={styles.slider}>
      <div ref={frame} className="swiper">
        <div className="swiper-wrapper">
          {items.map((item, index) => (
            <div
              key={itemKey(item)}
              role="group"
              aria-roledescription="слайд"
              aria-label={`${index + 1} из ${items.length}`}
              inert={index !== current}
              className="swiper-slide"
            >
              {children(item)}
            </div>
          ))}
        </div>
      </div>
      {items.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon="chevron-left"
            label="Назад"
            aria-disabled={current === 0}
            onClick={() => slider.current?.slidePrev()}
          />
          <ul role="list" className={styles.pages}>
            {items.map((item, index) => (
              <li key={itemKey(item)}>
                <button
                  type="button"
                  aria-label={`${index + 1} из ${items.length}: ${itemName(item)}`}
                  {...(index === current && { 'aria-current': true })}
                  className={cx(styles.page, index === current && styles.current)}
                  onClick={() => slider.current?.slideTo(index)}
                />
              </li>
            ))}
          </ul>
          <IconButton
            icon="chevron-right"
            label="Вперёд"
            aria-disabled={current === last}
            onClick={() => slider.current?.slideNext()}
          />
        </div>
      )}
    </section>
  )
}
