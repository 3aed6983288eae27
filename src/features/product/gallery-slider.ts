import type Swiper from 'swiper'
import { Mousewheel } from 'swiper/modules'
import { createSlider } from '../../ui/create-slider.ts'

/** Lets swiper move the slides that scrolled by themselves, so that the mouse can drag them too. */
export function takeOverSlides(frame: HTMLElement, onShow: (index: number) => void): Swiper {
  const initialSlide = Math.round(frame.scrollLeft / frame.clientWidth)
  // Attributes of swiper's own, not of React: it must stop scrolling before swiper measures it.
  frame.dataset['swiped'] = ''
  frame.scrollLeft = 0
  return createSlider(frame, onShow, {
    modules: [Mousewheel],
    initialSlide,
    mousewheel: { forceToAxis: true },
  })
}
