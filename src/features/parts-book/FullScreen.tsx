import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useAtTabStore } from '../../api/tab-store.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { fillScreen } from './fill-screen.ts'
import styles from './FullScreen.module.css'
import { type Diagram, diagramProductsQuery, type Position, offeredVariants } from './parts-queries.ts'
import { positionOf, useMarks } from './position-marks.ts'

export interface FullScreenProps {
  diagram: Diagram
  /** What fills the screen. */
  sheet: RefObject<HTMLElement | null>
  onChange: (isFull: boolean) => void
}

/**
 * Fills the screen with the drawing. The list, which says it otherwise, can't be seen: the marked part in one line, the
 * ways to the next one and to its row.
 */
export function FullScreen({ diagram: { positions }, diagram, sheet, onChange }: FullScreenProps) {
  const marks = useMarks()
  const marked = useStore(marks, ({ number }) => positions.find((one) => one.number === number))
  const filled = useRef<ReturnType<typeof fillScreen>>(undefined)
  const way = useRef<HTMLButtonElement>(null)
  const isStepping = useRef(false)
  useEffect(() => {
    const element = sheet.current
    if (!element) return undefined
    const one = fillScreen(element, () => onChange(false))
    filled.current = one
    return () => void one.end()
  }, [sheet, onChange])
  usePinned()

  const go = (step: number) => {
    const at = positions.findIndex(({ number }) => number === marks.getState().number)
    const next = positions.at(at < 0 && step < 0 ? -1 : (at + step) % positions.length)
    // As from the list, so that the drawing moves to it.
    marks.setState({ number: next?.number, from: 'list' })
  }
  useArrows((step) => {
    isStepping.current = true
    go(step)
  })
  useEffect(() => {
    // Enter goes to the row then.
    if (marked && isStepping.current) way.current?.focus()
    isStepping.current = false
  })

  const goToRow = async (number: number) => {
    await filled.current?.end()
    onChange(false)
    document.querySelector<HTMLElement>(`li[data-position="${number}"] [data-open]`)?.focus()
  }
  return (
    <figcaption className={styles.root}>
      <IconButton icon="chevron-left" label="Предыдущая позиция" onClick={() => go(-1)} />
      <IconButton icon="chevron-right" label="Следующая позиция" onClick={() => go(1)} />
      <span role="status">{marked ? `${marked.number}. ${marked.name}` : '\u00a0'}</span>
      {marked && (
        <>
          <Offered diagram={diagram} position={marked} />
          <Button
            ref={way}
            size="small"
            aria-label={`К позиции ${marked.number}: ${marked.name}`}
            onClick={() => void goToRow(marked.number)}
          >
            К позиции
          </Button>
        </>
      )}
    </figcaption>
  )
}

/** Arrows go from position to position, as in the list; those of an enlarged drawing with the focus scroll it. */
function useArrows(go: (step: number) => void) {
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  useEffect(() => {
    const note = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
      const isOfFrame = event.target instanceof Element && event.target.matches('[role="region"]')
      if (step === undefined || isOfFrame || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      latest.current(step)
    }
    document.addEventListener('keydown', note)
    return () => document.removeEventListener('keydown', note)
  }, [])
}

/** What is clicked stays while the mouse goes to the button over other parts. */
function usePinned() {
  useEffect(() => {
    let isPinned = false
    const pin = ({ target }: Event) => {
      isPinned ||= target !== null && positionOf(target) !== undefined
    }
    const hold = (event: Event) => {
      if (isPinned) event.stopPropagation()
    }
    document.addEventListener('click', pin, { capture: true })
    document.addEventListener('pointerover', hold, { capture: true })
    return () => {
      document.removeEventListener('click', pin, { capture: true })
      document.removeEventListener('pointerover', hold, { capture: true })
    }
  }, [])
}

function Offered({ diagram, position }: { diagram: Diagram; position: Position }) {
  const { data } = useQuery(useAtTabStore(diagramProductsQuery(diagram)))
  const { offered } = offeredVariants(position)
  if (offered.length === 0) return <span>На этой машине такой детали нет.</span>
  return offered.map(({ productId, article }) => {
    const price = data?.items.find(({ id }) => id === productId)?.price.current
    return (
      <span key={productId}>
        <code>{article}</code>
        {price != null && (
          <>
            {' '}
            <b data-sum>{formatMoney(price)}</b>
          </>
        )}
      </span>
    )
  })
}
