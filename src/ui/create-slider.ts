import Swiper from 'swiper'
import type { SwiperOptions } from 'swiper/types'
import 'swiper/css'

/** swiper over the slides in `frame`, without movement for who prefers none. @param onShow gets the index of each new slide */
export function createSlider(
  frame: HTMLElement,
  onShow: (index: number) => void,
  { on, ...options }: SwiperOptions = {},
): Swiper {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return new Swiper(frame, {
    speed: isStill ? 0 : 300,
    ...options,
    on: { ...on, slideChange: ({ activeIndex }) => onShow(activeIndex) },
  })
}
