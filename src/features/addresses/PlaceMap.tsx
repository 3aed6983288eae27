import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { documentMapTiles } from '../../lib/map-tiles.ts'
import { publicMapHref } from '../../lib/public-map.ts'
import { coordinatesText, metresBetween, movedBy, type Place } from './place.ts'
import styles from './PlaceMap.module.css'
import { tilesAround } from './tiles-around.ts'

export interface PlaceMapProps {
  /** The marked place; null before there is one. */
  place: Place | null
  /** Where the directory has the address; null when it doesn't know. */
  found: Place | null
  /** Where the map begins without a place: the branch of the visitor. */
  start: Place
  onChange: (place: Place) => void
}

/** The size of the drawing, in its own units; the style sheet scales it. */
const width = 480
const height = 280
/** Metres of one unit, from the nearest view to the widest. */
const scales = [0.5, 1, 2, 5, 10, 20, 50, 100, 200] as const
const firstScale = 2
/** Units of one press of an arrow key, and with Shift. */
const step = 5
const bigStep = 50
/** The pin never comes nearer to the edge than this: the map follows it. */
const margin = 24

const directions: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/**
 * A place to move by mouse, finger and keyboard. Without tiles it stands on a grid of metres, without streets. A link
 * leads to a public map.
 */
export function PlaceMap({ place, found, start, onChange }: PlaceMapProps) {
  const [tiles] = useState(documentMapTiles)
  const [scaleIndex, setScaleIndex] = useState(firstScale)
  const [centre, setCentre] = useState(place ?? found ?? start)
  const drawing = useRef<SVGSVGElement>(null)
  const isDragging = useRef(false)
  const helpId = useId()
  const scale = scales[scaleIndex] ?? 1
  const origin = found ?? start
  // Another address was chosen: the map follows it.
  const [seen, setSeen] = useState(origin)
  if (seen.lat !== origin.lat || seen.lon !== origin.lon) {
    setSeen(origin)
    setCentre(place ?? origin)
  }

  const onDrawing = (at: Place) => {
    const { east, north } = metresBetween(centre, at)
    return { x: width / 2 + east / scale, y: height / 2 - north / scale }
  }
  const pin = onDrawing(place ?? centre)

  function put(at: Place) {
    const { x, y } = onDrawing(at)
    const beyondX = x < margin ? x - margin : x > width - margin ? x - width + margin : 0
    const beyondY = y < margin ? y - margin : y > height - margin ? y - height + margin : 0
    if (!isDragging.current && (beyondX !== 0 || beyondY !== 0))
      setCentre(movedBy(centre, beyondX * scale, -beyondY * scale))
    onChange(at)
  }

  function putAt({ clientX, clientY }: PointerEvent<SVGSVGElement>) {
    const box = drawing.current?.getBoundingClientRect()
    if (!box || box.width === 0) return
    const x = ((clientX - box.left) / box.width) * width
    const y = ((clientY - box.top) / box.height) * height
    put(movedBy(centre, (x - width / 2) * scale, (height / 2 - y) * scale))
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const metres = (event.shiftKey ? bigStep : step) * scale
    put(movedBy(place ?? centre, direction[0] * metres, direction[1] * metres))
  }

  function zoom(by: number) {
    setScaleIndex(Math.max(0, Math.min(scales.length - 1, scaleIndex + by)))
    setCentre(place ?? centre)
  }

  const cell = 50
  return (
    <div role="group" aria-label="Точка разгрузки на карте" className={styles.map}>
      <div className={styles.frame}>
        <svg
          ref={drawing}
          viewBox={`0 0 ${width} ${height}`}
          className={styles.drawing}
          aria-hidden="true"
          // A finger may be scrolling the page: it puts the pin when it is lifted, a mouse drags it.
          onPointerDown={(event) => {
            if (event.button !== 0 || event.pointerType === 'touch') return
            isDragging.current = true
            event.currentTarget.setPointerCapture(event.pointerId)
            putAt(event)
          }}
          onPointerMove={(event) => {
            if (isDragging.current) putAt(event)
          }}
          onPointerUp={(event) => {
            isDragging.current = false
            putAt(event)
          }}
          onPointerCancel={() => {
            isDragging.current = false
          }}
        >
          <path className={styles.grid} d={gridPath(cell)} />
          {tiles &&
            tilesAround(tiles, { centre, width, height, scale }).map(({ src, x, y, size }) => (
              <image key={src} href={src} x={x} y={y} width={size} height={size} />
            ))}
          {found && <circle className={styles.found} {...circleAt(onDrawing(found))} r={10} />}
          <path className={styles.scale} d={`M12 ${height - 20}v8h${2 * cell}v-8`} />
        </svg>
        <span aria-hidden="true" className={styles.scaleText}>
          {distanceText(2 * cell * scale)}
        </span>
        <button
          type="button"
          className={cx(styles.pin, !place && styles.unset)}
          style={{
            insetInlineStart: `${(pin.x / width) * 100}%`,
            insetBlockStart: `${(pin.y / height) * 100}%`,
          }}
          aria-label={place ? `Точка: ${coordinatesText(place)}` : 'Точка не отмечена'}
          aria-describedby={helpId}
          onKeyDown={onKeyDown}
          onClick={() => {
            if (!place) put(centre)
          }}
        />
        <div className={styles.zoom}>
          <IconButton
            icon="plus"
            variant="secondary"
            label="Приблизить"
            aria-disabled={scaleIndex === 0}
            onClick={() => zoom(-1)}
          />
          <IconButton
            icon="minus"
            variant="secondary"
            label="Отдалить"
            aria-disabled={scaleIndex === scales.length - 1}
            onClick={() => zoom(1)}
          />
        </div>
      </div>
      <p role="status" className={styles.words}>
        {place
          ? `Точка: ${coordinatesText(place)}${shiftText(found, place)}`
          : 'Точка не отмечена: стоимость доставки назовёт менеджер.'}
      </p>
      <p id={helpId} className={styles.help}>
        {tiles ? 'Кружок' : 'Схема без улиц: кружок'} — место по адресу. Точку ставят нажатием, двигают мышью
        или стрелками; с Shift — быстрее.
      </p>
      {tiles && (
        <p className={styles.help}>
          {tiles.terms === undefined ? tiles.attribution : <a href={tiles.terms}>{tiles.attribution}</a>}
        </p>
      )}
      {place && (
        <div className={styles.ways}>
          {found && shiftText(found, place) !== '' && (
            <Button
              variant="link"
              onClick={() => {
                setCentre(found)
                onChange(found)
              }}
            >
              Вернуть на место по адресу
            </Button>
          )}
          <a href={publicMapHref(place)} target="_blank" rel="noreferrer">
            Проверить на Яндекс Картах
          </a>
        </div>
      )}
    </div>
  )
}

const circleAt = ({ x, y }: { x: number; y: number }) => ({ cx: x, cy: y })

function gridPath(cell: number): string {
  const columns = Array.from(
    { length: Math.ceil(width / cell) },
    (_, index) => width / 2 + offset(index) * cell,
  )
  const rows = Array.from(
    { length: Math.ceil(height / cell) },
    (_, index) => height / 2 + offset(index) * cell,
  )
  return [...columns.map((x) => `M${x} 0v${height}`), ...rows.map((y) => `M0 ${y}h${width}`)].join('')
}

/** 0, 1, -1, 2, -2 …: lines from the middle outwards. */
const offset = (index: number) => (index % 2 === 0 ? -index / 2 : (index + 1) / 2)

function distanceText(metres: number): string {
  return metres < 1000
    ? `${Math.round(metres)} м`
    : `${(metres / 1000).toFixed(metres < 10_000 ? 1 : 0).replace('.', ',')} км`
}

/** How far the pin stands from the address, in words; nothing when it stands on it. */
function shiftText(found: Place | null, place: Place): string {
  if (!found) return ''
  const { east, north } = metresBetween(found, place)
  const distance = Math.hypot(east, north)
  return distance < 2 ? '' : `, ${distanceText(distance)} от места по адресу`
}
