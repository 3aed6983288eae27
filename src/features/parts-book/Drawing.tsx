import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { AwaitedPart } from '../../ui/AwaitedPart.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { onIntent } from '../../ui/on-demand.ts'
import styles from './Drawing.module.css'
import { fullScreen } from './full-screen-code.ts'
import type { Diagram, Position } from './parts-queries.ts'
import { followMarks, type Mark, positionOf, useMarks } from './position-marks.ts'
import { useDrawingZoom } from './use-drawing-zoom.ts'

/** Around a position of which only the point is known. */
const pointRadius = 0.02
/** Pixels that a finger moves at most between the ends of a tap. */
const tapSlop = 15

/** The picture of a diagram with its positions over it: an SVG or a bitmap, whatever the backend sends. */
export function Drawing({ diagram }: { diagram: Diagram }) {
  const { picture, viewBox, positions, title } = diagram
  const sheet = useRef<HTMLElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const marks = useMarks()
  const zoom = useDrawingZoom(frame, paper)
  const [isFull, setFull] = useState(false)
  const [failures, setFailures] = useState(0)
  const [isBroken, setBroken] = useState(false)

  useEffect(() => {
    // It may have failed before the page was alive.
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true)
  }, [])
  useFollowMark(frame, paper)
  useEffect(() => {
    const element = sheet.current
    if (!element) return undefined
    const note = (event: Event) => {
      const number = event.target ? positionOf(event.target) : undefined
      if (number === undefined) return
      if (event.type !== 'pointerover') event.preventDefault()
      marks.setState({ number, from: 'drawing' })
    }
    let down: Touch | undefined
    const noteDown = ({ touches: [first, ...others] }: TouchEvent) => {
      down = others.length === 0 ? first : undefined
    }
    // The mouse events, the hover and the focus that follow a tap would take a slow phone more than a frame.
    const noteUp = (event: TouchEvent) => {
      const up = event.changedTouches[0]
      const isTap = down && up && Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) < tapSlop
      down = undefined
      if (isTap && event.cancelable) note(event)
    }
    const listening = new AbortController()
    const { signal } = listening
    // The page that scrolls to a row moves the drawing under the mouse: what comes there isn't pointed at.
    let clicked = ''
    const placeOf = ({ screenX, screenY }: MouseEvent) => `${screenX} ${screenY}`
    const noteClick = (event: MouseEvent) => {
      clicked = placeOf(event)
      note(event)
    }
    const noteHover = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && placeOf(event) !== clicked) note(event)
    }
    element.addEventListener('click', noteClick, { signal })
    element.addEventListener('touchstart', noteDown, { passive: true, signal })
    element.addEventListener('touchend', noteUp, { passive: false, signal })
    element.addEventListener('pointerover', noteHover, { signal })
    return () => listening.abort()
  }, [marks])

  return (
    <figure ref={sheet} className={styles.sheet} style={ratioOf(viewBox)}>
      {isBroken ? (
        <ErrorState
          title="Чертёж не загрузился"
          text="Детали узла перечислены в списке."
          onRetry={() => {
            setFailures(failures + 1)
            setBroken(false)
          }}
        />
      ) : (
        <div
          ref={frame}
          // Arrow keys scroll it.
          {...{ role: 'region', tabIndex: 0, 'aria-label': `Чертёж: ${title}` }}
          className={styles.frame}
          {...zoom.intent}
        >
          <div ref={paper} className={styles.paper}>
            <img
              key={failures}
              ref={image}
              src={picture.url}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              // An SVG is parsed on the main thread: if it came before the first paint, it would hold that up.
              loading="lazy"
              fetchPriority="high"
              className={styles.picture}
              draggable={false}
              onError={() => setBroken(true)}
            />
            {/* The list says the same; here positions are for pointers only. */}
            <svg
              aria-hidden
              className={styles.positions}
              viewBox={`0 0 ${viewBox.width} ${viewBox.height}`}
              preserveAspectRatio="none"
            >
              {positions.map((position) => (
                <Shape key={position.number} position={position} radius={viewBox.width * pointRadius} />
              ))}
            </svg>
            <svg
              aria-hidden
              className={cx(styles.positions, styles.marked)}
              viewBox={`0 0 ${viewBox.width} ${viewBox.height}`}
              preserveAspectRatio="none"
            >
              <MarkedShapes diagram={diagram} />
            </svg>
          </div>
        </div>
      )}
      {isFull && (
        <AwaitedPart code={fullScreen} failed={<ErrorState compact title="Не удалось увеличить чертёж" />}>
          {({ FullScreen }) => <FullScreen diagram={diagram} sheet={sheet} onChange={setFull} />}
        </AwaitedPart>
      )}
      <div className={styles.tools} role="group" aria-label="Масштаб чертежа" data-print="no">
        <IconButton icon="plus" label="Увеличить" onClick={() => zoom.by(1.5)} />
        <IconButton icon="minus" label="Уменьшить" onClick={() => zoom.by(1 / 1.5)} />
        <IconButton icon="refresh" label="Весь чертёж" onClick={zoom.reset} />
        <IconButton
          icon="expand"
          label={isFull ? 'Выйти из полного экрана' : 'На полный экран'}
          onClick={() => setFull(!isFull)}
          {...onIntent(fullScreen.load)}
        />
        <IconButton icon="print" label="Напечатать" onClick={() => window.print()} />
      </div>
    </figure>
  )
}

const ratioOf = ({ width, height }: Diagram['viewBox']) => ({ ['--ratio' as string]: String(width / height) })

interface ShapeProps {
  position: Position
  radius: number
}

function Shape({ position, radius }: ShapeProps) {
  const { number } = position
  return (
    <a href={`#position-${number}`} tabIndex={-1} data-position={number} className={styles.shape}>
      <Outline position={position} radius={radius} />
    </a>
  )
}

function Outline({ position: { outline, point }, radius }: ShapeProps) {
  return outline ? (
    <polygon points={outline.map(({ x, y }) => `${x},${y}`).join(' ')} />
  ) : (
    <circle cx={point.x} cy={point.y} r={radius} />
  )
}

/**
 * All outlines lie over the drawing, each on a layer of its own; only the marked one is opaque. So a mark paints nothing
 * anew. Until the page is alive there is one outline: that of the position in the address.
 */
function MarkedShapes({ diagram: { positions, viewBox } }: { diagram: Diagram }) {
  const marks = useMarks()
  const group = useRef<SVGGElement>(null)
  const [isAlive, setAlive] = useState(false)
  const [initial] = useState(() => marks.getState().number)
  const radius = viewBox.width * pointRadius
  useEffect(() => startTransition(() => setAlive(true)), [])
  useLayoutEffect(() => {
    if (!isAlive) return undefined
    let shown: Element | null | undefined
    const show = ({ number }: Mark) => {
      const next = group.current?.children.item(positions.findIndex((one) => one.number === number))
      if (next === shown) return
      shown?.removeAttribute('data-shown')
      shown = next
      shown?.setAttribute('data-shown', '')
    }
    show(marks.getState())
    return marks.subscribe(show)
  }, [isAlive, marks, positions])

  const drawn = isAlive ? positions : positions.filter(({ number }) => number === initial)
  return (
    <g ref={group} className={cx(isAlive && styles.layers)}>
      {drawn.map((position) => (
        <Outline key={position.number} position={position} radius={radius} />
      ))}
    </g>
  )
}

/** An enlarged drawing moves so that what the list marks can be seen. */
function useFollowMark(frame: RefObject<HTMLElement | null>, paper: RefObject<HTMLElement | null>) {
  const marks = useMarks()
  useEffect(
    () =>
      followMarks(marks, ({ number, from }) => {
        const box = frame.current?.getBoundingClientRect()
        if (number === undefined || from === 'drawing' || !box) return
        const shape = paper.current?.querySelector(`[data-position="${number}"]`)?.getBoundingClientRect()
        if (!shape) return
        const isSeen =
          shape.left >= box.left &&
          shape.right <= box.right &&
          shape.top >= box.top &&
          shape.bottom <= box.bottom
        if (isSeen) return
        frame.current?.scrollBy({
          left: shape.left + shape.width / 2 - box.left - box.width / 2,
          top: shape.top + shape.height / 2 - box.top - box.height / 2,
        })
      }),
    [marks, frame, paper],
  )
}
