import type Swiper from 'swiper'
import { type PointerEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import { allowsPrefetch, browserConnection } from '../../lib/connection.ts'
import { onDemand } from '../../ui/on-demand.ts'

const code = onDemand(() => import('./gallery-slider.ts'))

/**
 * Slides side by side in `frame`. They scroll and snap by CSS, which is how a finger moves them. swiper takes over when a
 * mouse comes, which can't drag what scrolls; until then, and if its code doesn't come, they go on scrolling.
 */
export function useSlides() {
  const frame = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [swiper, setSwiper] = useState<Swiper>()
  const isLoading = useRef(false)

  useEffect(
    () => () => {
      swiper?.destroy(true, false)
    },
    [swiper],
  )

  const takeOver = async () => {
    const { takeOverSlides } = await code.load()
    if (frame.current) setSwiper(takeOverSlides(frame.current, setCurrent))
  }
  const show = (index: number) => {
    setCurrent(index)
    if (swiper) swiper.slideTo(index)
    else if (frame.current) frame.current.scrollLeft = index * frame.current.clientWidth
  }
  const frameProps = {
    ref: frame,
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || isLoading.current || !allowsPrefetch(browserConnection())) return
      isLoading.current = true
      takeOver().catch(() => {
        isLoading.current = false
      })
    },
    onScroll: ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLDivElement>) => {
      const index = Math.round(scrollLeft / clientWidth)
      // Slides that a longer way passes by are not shown.
      if (!swiper && Math.abs(scrollLeft - index * clientWidth) < 2) setCurrent(index)
    },
  }
  return { current, show, frameProps }
}
