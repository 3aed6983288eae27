import type Swiper from 'swiper'
import { Mousewheel } from 'swiper/modules'
import { type RefObject, useEffect, useState } from 'react'
import { createSlider } from '../../ui/create-slider.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import cardStyles from './ProductCard.module.css'
import styles from './StripSlider.module.css'

export interface StripSliderProps {
  /** Holds the strip, and these arrows behind it. */
  frame: RefObject<HTMLElement | null>
  /** Name of the strip. */
  label: string
}

interface MovedStrip {
  swiper: Swiper
  isFirst: boolean
  isLast: boolean
}

/** Moves a strip by swiper, which a mouse can drag, and draws its arrows. A strip that fits has none. */
export function StripSlider({ frame, label }: StripSliderProps) {
  const [strip, setStrip] = useState<MovedStrip>()

  useEffect(() => {
    const node = frame.current
    const list = node?.querySelector('ul')
    if (!node || !list) return undefined
    const initialSlide = firstInSight(list)
    // Attributes of swiper's own, not of React: the list must stop scrolling before swiper measures it.
    node.classList.add(styles.frame ?? '')
    list.scrollLeft = 0
    const tell = (swiper: Swiper) => {
      if (!swiper.isLocked) setStrip({ swiper, isFirst: swiper.isBeginning, isLast: swiper.isEnd })
    }
    const swiper = createSlider(node, () => undefined, {
      modules: [Mousewheel],
      wrapperClass: cardStyles.strip ?? '',
      slideClass: cardStyles.card ?? '',
      slidesPerView: 'auto',
      spaceBetween: Number.parseFloat(getComputedStyle(list).columnGap) || 0,
      initialSlide,
      observer: true,
      mousewheel: { forceToAxis: true },
      on: { afterInit: tell, toEdge: tell, fromEdge: tell, resize: tell, update: tell },
    })
    // What stands outside of the frame can't be scrolled to, so the focus brings its card.
    const bringFocused = ({ target }: FocusEvent) => {
      const card = [...list.children].findIndex((one) => target instanceof Node && one.contains(target))
      if (card >= 0 && !isInSight(node, list.children[card])) swiper.slideTo(card)
    }
    const keepLinksInPlace = (event: DragEvent) => event.preventDefault()
    list.addEventListener('focusin', bringFocused)
    list.addEventListener('dragstart', keepLinksInPlace)
    return () => {
      list.removeEventListener('focusin', bringFocused)
      list.removeEventListener('dragstart', keepLinksInPlace)
      swiper.destroy(true, true)
      node.classList.remove(styles.frame ?? '')
    }
  }, [frame])

  if (!strip) return null
  const { swiper, isFirst, isLast } = strip
  const move = (pages: number) =>
    swiper.slideTo(Math.max(0, swiper.activeIndex + pages * slidesInSight(swiper)))
  return (
    <div role="group" aria-label={`Прокрутка: ${label}`}>
      <IconButton
        icon="chevron-left"
        variant="secondary"
        label="Назад"
        aria-disabled={isFirst}
        className={styles.back}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="chevron-right"
        variant="secondary"
        label="Вперёд"
        aria-disabled={isLast}
        className={styles.forward}
        onClick={() => move(1)}
      />
    </div>
  )
}

/** Where the strip has been scrolled to. */
function firstInSight(list: HTMLElement): number {
  const { left } = list.getBoundingClientRect()
  const first = [...list.children].findIndex((card) => card.getBoundingClientRect().left >= left - 1)
  return Math.max(0, first)
}

function isInSight(frame: HTMLElement, card: Element | undefined): boolean {
  if (!card) return true
  const [outer, inner] = [frame.getBoundingClientRect(), card.getBoundingClientRect()]
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
}

/** How many whole cards stand in sight, one at least. */
function slidesInSight({ width, slidesSizesGrid, params }: Swiper): number {
  const gap = Number(params.spaceBetween)
  return Math.max(1, Math.floor((width + gap) / ((slidesSizesGrid[0] ?? width) + gap)))
}
