import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useAtTabStore } from '../../api/tab-store.ts'
import { sessionSafeStorage } from '../../lib/storage.ts'
import { AwaitedPart } from '../../ui/AwaitedPart.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { chosenPositions } from './chosen-code.ts'
import { type Diagram, diagramProductsQuery } from './parts-queries.ts'
import styles from './PositionList.module.css'
import { followMarks, positionOf, useMarks } from './position-marks.ts'
import { PositionRow, type RenderAction } from './PositionRow.tsx'

export interface PositionListProps {
  diagram: Diagram
  renderAction: RenderAction
}

/** Positions of a diagram: arrows go from one to the next, Enter opens its product. */
export function PositionList({ diagram, renderAction }: PositionListProps) {
  const { id, positions } = diagram
  const list = useRef<HTMLOListElement>(null)
  const mark = useRef<HTMLDivElement>(null)
  const marks = useMarks()
  const { data, isError, isFetching, refetch } = useQuery(useAtTabStore(diagramProductsQuery(diagram)))
  const cards = useMemo(() => data && new Map(data.items.map((card) => [card.id, card])), [data])
  const [chosen, setChosen] = useState<readonly number[]>([])

  useMovedMark(list, mark)
  usePaintedAhead(list)
  useEffect(
    () =>
      followMarks(marks, ({ number, from }) => {
        if (number === undefined || from === 'list') return
        const row = list.current?.querySelector<HTMLElement>(`[data-position="${number}"]`)
        if (row) row.scrollIntoView({ block: from === 'address' || !hasRoom(row) ? 'start' : 'nearest' })
      }),
    [marks],
  )

  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const note = ({ target }: Event) => {
      const number = target ? positionOf(target) : undefined
      if (number !== undefined && number !== marks.getState().number) marks.setState({ number, from: 'list' })
    }
    // Rows that keys scroll under a resting mouse aren't pointed at.
    let isResting = false
    const noteHover = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !isResting) note(event)
    }
    const noteMove = (event: PointerEvent) => {
      if (!isResting) return
      isResting = false
      noteHover(event)
    }
    const ticked = () =>
      [...element.querySelectorAll<HTMLInputElement>('input[name="position"]:checked')].map(({ value }) =>
        Number(value),
      )
    const readChosen = () => setChosen(ticked())
    // A serial number and the way back from a product draw the diagram anew: ticks and mark stay with the tab.
    const storage = sessionSafeStorage()
    const key = `diagram-${id}`
    // Once at the end: a write with every mark would cost frames.
    const keep = () => storage.set(key, [marks.getState().number ?? 0, ...ticked()].join(' '))
    const go = (event: KeyboardEvent) => {
      isResting = true
      goByArrow(event, element)
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('focusin', note, { signal })
    // Not when a finger comes down: it may be about to scroll.
    element.addEventListener('click', note, { signal })
    element.addEventListener('pointerover', noteHover, { signal })
    element.addEventListener('pointermove', noteMove, { signal })
    element.addEventListener('keydown', go, { signal })
    element.addEventListener('change', readChosen, { signal })
    window.addEventListener('pagehide', keep, { signal })
    const [marked, ...kept] = (storage.get(key) ?? '').split(' ').map(Number)
    for (const number of kept) {
      const box = element.querySelector<HTMLInputElement>(`input[name="position"][value="${number}"]:enabled`)
      if (box) box.checked = true
    }
    // From the list: the page stays where it is.
    if (marked && !marks.getState().number) marks.setState({ number: marked, from: 'list' })
    // Boxes may have been ticked before the page was alive.
    readChosen()
    return () => {
      keep()
      listening.abort()
    }
  }, [marks, id])

  return (
    <div className={styles.root}>
      {isError && !data && (
        <ErrorState
          compact
          title="Не удалось загрузить цены и наличие"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <div className={styles.rows}>
        <div ref={mark} aria-hidden hidden className={styles.mark} />
        <ol ref={list} role="list" aria-label="Позиции чертежа" className={styles.list}>
          {positions.map((position) => (
            <PositionRow
              key={position.number}
              position={position}
              cards={cards}
              renderAction={renderAction}
            />
          ))}
        </ol>
      </div>
      {chosen.length > 0 && cards && (
        <AwaitedPart
          code={chosenPositions}
          failed={<ErrorState compact title="Не удалось показать выбранное. Обновите страницу." />}
        >
          {({ ChosenPositions }) => (
            <ChosenPositions
              positions={positions.filter(({ number }) => chosen.includes(number))}
              cards={cards}
            />
          )}
        </AwaitedPart>
      )}
    </div>
  )
}

/** Marks the row of the marked position; the mark stays with it when rows above it grow. */
function useMovedMark(list: RefObject<HTMLElement | null>, mark: RefObject<HTMLElement | null>) {
  const marks = useMarks()
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const rows = new Map(
      [...element.querySelectorAll<HTMLElement>('[data-position]')].map((row) => [positionOf(row), row]),
    )
    // Read when the list is laid out: a mark that reads after it has written costs a layout.
    let places = new Map<HTMLElement, string>()
    let before = element.querySelector('[aria-current]')
    const move = () => {
      const row = rows.get(marks.getState().number)
      const place = row && places.get(row)
      if (mark.current) {
        mark.current.hidden = !place
        if (place) mark.current.style.transform = place
      }
      if (before === row) return
      before?.removeAttribute('aria-current')
      row?.setAttribute('aria-current', 'true')
      before = row ?? null
    }
    const sizes = new ResizeObserver(() => {
      places = new Map(
        [...rows.values()].map((row) => [row, `translateY(${row.offsetTop}px) scaleY(${row.offsetHeight})`]),
      )
      move()
    })
    sizes.observe(element)
    const unsubscribe = marks.subscribe(move)
    return () => {
      sizes.disconnect()
      unsubscribe()
    }
  }, [marks, list, mark])
}

/** Rows painted at once: their time fits into a pause of a slow phone. */
const paintedAtOnce = 2

/**
 * Chromium paints some 4000 px around the window, and a scroll that brings rows into that range costs frames. It paints
 * rows with a perspective wherever they are, so all are painted in the pauses after the page has come. WebKit has no such
 * range, and no idle callbacks.
 */
function usePaintedAhead(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined
    const rows = [...(list.current?.children ?? [])]
    let idle = 0
    const paintSome = () => {
      for (const row of rows.splice(0, paintedAtOnce)) row.setAttribute('data-painted', '')
      if (rows.length > 0) idle = requestIdleCallback(paintSome)
    }
    idle = requestIdleCallback(paintSome)
    return () => cancelIdleCallback(idle)
  }, [list])
}

/** Whether the whole row can be seen between what covers the window; of a taller one its name counts. */
function hasRoom(row: HTMLElement): boolean {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(row)
  return row.offsetHeight <= innerHeight - parseFloat(scrollMarginTop) - parseFloat(scrollMarginBottom)
}

const neighbour = (row: Element | null, step: number) =>
  step > 0 ? (row?.nextElementSibling ?? null) : (row?.previousElementSibling ?? null)

/** From the product of one position to that of the next. */
function goByArrow(event: KeyboardEvent, list: HTMLElement) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const ends = { Home: 0, End: -1 }[event.key]
  if ((step === undefined && ends === undefined) || !(event.target instanceof HTMLElement)) return
  if (!event.target.matches('[data-open]')) return
  let row =
    step === undefined
      ? list[ends === 0 ? 'firstElementChild' : 'lastElementChild']
      : neighbour(event.target.closest('li'), step)
  const openOf = () => row?.querySelector<HTMLElement>('[data-open]')
  while (row && !openOf()) row = neighbour(row, step ?? (ends === 0 ? 1 : -1))
  const next = openOf()
  if (!next) return
  event.preventDefault()
  next.focus({ preventScroll: true })
  // The frame that shows the mark has no room for the scroll on a slow phone.
  requestAnimationFrame(() =>
    setTimeout(() => next === document.activeElement && next.scrollIntoView({ block: 'nearest' })),
  )
}
