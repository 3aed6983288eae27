import type Swiper from 'swiper'
import { type UIEvent, useEffect, useRef, useState } from 'react'
import { useMouseModule } from '../../ui/use-mouse-module.ts'

/**
 * Slides side by side in `frame`. They scroll and snap by CSS, which is how a finger moves them. swiper takes over when a
 * mouse comes, which can't drag what scrolls; until then, and if its code doesn't come, they go on scrolling.
 */
export function useSlides() {
  const frame = useRef<HTMLDivElement>(null)
  const swiper = useRef<Swiper>(undefined)
  const [current, setCurrent] = useState(0)
  const { module, onPointerMove } = useMouseModule(() => import('./gallery-slider.ts'))

  useEffect(() => {
    if (!module || !frame.current) return undefined
    const taken = module.takeOverSlides(frame.current, setCurrent)
    swiper.current = taken
    return () => {
      taken.destroy(true, false)
      swiper.current = undefined
    }
  }, [module])

  const show = (index: number) => {
    setCurrent(index)
    if (swiper.current) swiper.current.slideTo(index)
    else if (frame.current) frame.current.scrollLeft = index * frame.current.clientWidth
  }
  const frameProps = {
    ref: frame,
    onPointerMove,
    onScroll: ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLDivElement>) => {
      const index = Math.round(scrollLeft / clientWidth)
      // Slides that a longer way passes by are not shown.
      if (!swiper.current && Math.abs(scrollLeft - index * clientWidth) < 2) setCurrent(index)
    },
  }
  return { current, show, frameProps }
}
