import { createContext, useContext } from 'react'
import { createStore, type StoreApi } from 'zustand'

/** The position that is marked in the drawing and in the list. */
export interface Mark {
  number: number | undefined
  /** Where it was marked: the other side follows. */
  from: 'address' | 'drawing' | 'list'
}

export type MarkStore = StoreApi<Mark>

export const createMarks = (number: number | undefined): MarkStore =>
  createStore<Mark>(() => ({ number, from: 'address' }))

const MarksContext = createContext<MarkStore | undefined>(undefined)
export const MarksProvider = MarksContext.Provider

export function useMarks(): MarkStore {
  const store = useContext(MarksContext)
  if (!store) throw new Error('Positions are marked within a diagram')
  return store
}

/**
 * What follows a mark comes after the frame that shows it: both in one are too much for a slow phone.
 * @returns what ends it
 */
export function followMarks(marks: MarkStore, follow: (mark: Mark) => void): () => void {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const takeBack = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  follow(marks.getState())
  const unsubscribe = marks.subscribe(() => {
    takeBack()
    frame = requestAnimationFrame(() => (timer = setTimeout(() => follow(marks.getState()))))
  })
  return () => {
    unsubscribe()
    takeBack()
  }
}

/** The position that an event of the drawing or the list belongs to. */
export function positionOf(target: EventTarget): number | undefined {
  const element =
    target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-position]') : null
  const number = Number(element?.dataset['position'])
  return Number.isInteger(number) && number > 0 ? number : undefined
}
