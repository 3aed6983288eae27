import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useAtTabStore } from '../../api/tab-store.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './MarkedPart.module.css'
import { type Diagram, diagramProductsQuery, type Position, offeredVariants } from './parts-queries.ts'
import { positionOf, useMarks } from './position-marks.ts'

/** In full screen the list, which says it otherwise, can't be seen: the marked part in one line, and the way to its row. */
export function MarkedPart({ diagram }: { diagram: Diagram }) {
  const marked = useStore(useMarks(), ({ number }) => diagram.positions.find((one) => one.number === number))
  usePinned()
  return (
    <figcaption className={styles.root}>
      <span role="status">{marked ? `${marked.number}. ${marked.name}` : '\u00a0'}</span>
      {marked && (
        <>
          <Offered diagram={diagram} position={marked} />
          <Button
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

async function goToRow(number: number): Promise<void> {
  // It fails when the browser has left the full screen meanwhile, which is what is wanted.
  await document.exitFullscreen().catch(() => undefined)
  document.querySelector<HTMLElement>(`li[data-position="${number}"] [data-open]`)?.focus()
}
