import type Swiper from 'swiper'
import { Keyboard, Zoom } from 'swiper/modules'
import 'swiper/css/zoom'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createSlider } from '../../../ui/create-slider.ts'
import { wheelFactor } from '../../../ui/wheel-factor.ts'

/** How much a picture can be enlarged: the numbers on a drawing are small. */
const maxRatio = 5

/** swiper with zoom over the slides in `frame`. */
export function useZoomSlider(
  frame: RefObject<HTMLDivElement | null>,
  first: number,
  onShow: (index: number) => void,
) {
  const slider = useRef<Swiper>(undefined)
  const [isZoomed, setIsZoomed] = useState(false)
  const noteSlide = useEffectEvent(onShow)

  const zoomBy = (factor: number) => {
    const zoom = slider.current?.zoom
    if (!zoom) return
    const ratio = Math.min(maxRatio, zoom.scale * factor)
    if (factor < 1 && ratio <= 1.05) zoom.out()
    else zoom.in(ratio)
  }
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const factor = wheelFactor(event)
    if (factor === 1) return
    event.preventDefault()
    zoomBy(factor)
  })
  const onKey = useEffectEvent(({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    // The browser's own: the size of the page, Back.
    if (ctrlKey || metaKey || altKey) return
    if (key === '+' || key === '=') zoomBy(1.5)
    else if (key === '-') zoomBy(1 / 1.5)
    else if (key === '0') slider.current?.zoom.out()
  })

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const swiper = createSlider(element, (index) => noteSlide(index), {
      modules: [Keyboard, Zoom],
      initialSlide: first,
      keyboard: { enabled: true, onlyInViewport: false },
      zoom: { maxRatio, toggle: false },
      on: {
        tap: ({ zoom }, event) => zoom.toggle(event),
        zoomChange: (_, scale) => setIsZoomed(scale > 1),
      },
    })
    slider.current = swiper
    const wheel = (event: WheelEvent) => onWheel(event)
    const key = (event: KeyboardEvent) => onKey(event)
    element.addEventListener('wheel', wheel, { passive: false })
    document.addEventListener('keydown', key)
    return () => {
      element.removeEventListener('wheel', wheel)
      document.removeEventListener('keydown', key)
      swiper.destroy(true, false)
    }
  }, [frame, first])

  return { show: (index: number) => void slider.current?.slideTo(index), zoomBy, isZoomed }
}
