import {
  circleMarker,
  control,
  divIcon,
  type LatLngTuple,
  latLngBounds,
  layerGroup,
  type Map as LeafletMap,
  map as createMap,
  type Marker,
  marker,
  polygon,
  polyline,
  tileLayer,
  type TileLayerOptions,
} from 'leaflet'
import { landOutlines } from './land-outlines.ts'
import { spreadMarks } from './spread-marks.ts'
import styles from './Map.module.css'
import type { MapPoint } from './map-point.ts'
import { type MapTiles, tileScale } from '../lib/map-tiles.ts'

export interface DrawnMap {
  /** Marks a pin and brings it into view; `undefined` marks none. */
  choose: (id: string | undefined) => void
  remove: () => void
}

export interface MapOptions {
  points: readonly MapPoint[]
  /** Absent: pins can't be pressed. */
  onChoose?: ((id: string) => void) | undefined
  /** Absent: outlines of the land only. */
  tiles: MapTiles | undefined
}

/** Outlines say nothing of a street, so a map without tiles stays with regions. */
const zooms = { outlines: { single: 5, most: 7 }, tiles: { single: 15, most: 18 } }
/** The outlines end here: south-west and north-east. */
const edges = latLngBounds([28, 10], [80, 191])

/** Draws a map into an empty element: land or tiles, and numbered pins that are buttons. */
export function drawMap(node: HTMLElement, { points, onChoose, tiles }: MapOptions): DrawnMap {
  const { single, most } = tiles ? zooms.tiles : zooms.outlines
  const isTouch = matchMedia('(pointer: coarse)').matches
  const map = createMap(node, {
    zoomControl: false,
    // A page scrolls over a map: the wheel zooms only what has the focus, a finger drags with a second one.
    scrollWheelZoom: false,
    dragging: !isTouch,
    maxBounds: edges.pad(0.1),
    minZoom: 2,
    maxZoom: most,
    zoomSnap: 0.5,
  })
  map.attributionControl.setPrefix(false)
  control.zoom({ zoomInTitle: 'Приблизить', zoomOutTitle: 'Отдалить' }).addTo(map)
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  // Before the pins: a map without a view makes no elements for them.
  const bounds = latLngBounds(points.map(({ lat, lon }): LatLngTuple => [lat, lon]))
  if (points.length === 1) map.setView(bounds.getCenter(), single)
  else if (points.length > 1) map.fitBounds(bounds, { padding: [28, 28], maxZoom: single })
  else map.fitBounds(edges)
  if (tiles) showTiles(map, tiles)
  else drawLand(map)

  const pins = new Map<string, Marker>()
  for (const [index, { id, title, lat, lon }] of points.entries()) {
    const isButton = onChoose !== undefined
    const pin = marker([lat, lon], {
      icon: divIcon({
        className: styles.pin ?? '',
        html: points.length > 1 ? String(index + 1) : '',
        iconSize: [28, 28],
      }),
      title,
      keyboard: isButton,
      interactive: isButton,
      riseOnHover: true,
    }).addTo(map)
    const element = pin.getElement()
    element?.setAttribute('role', isButton ? 'button' : 'img')
    element?.setAttribute('aria-label', points.length > 1 ? `${index + 1}. ${title}` : title)
    if (onChoose) {
      pin.on('click', () => onChoose(id))
      element?.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose(id)
      })
    }
    pins.set(id, pin)
  }

  if (points.length > 1) keepApart(map, points, [...pins.values()])

  return {
    choose(chosen) {
      for (const [id, pin] of pins) {
        const isChosen = id === chosen
        const element = pin.getElement()
        element?.classList.toggle(styles.chosen ?? '', isChosen)
        if (onChoose) element?.setAttribute('aria-pressed', String(isChosen))
        pin.setZIndexOffset(isChosen ? 1000 : 0)
        if (isChosen) map.panInside(pin.getLatLng(), { padding: [40, 40] })
      }
    },
    remove: () => map.remove(),
  }
}

/** Below the tiles, so that it stands only where one of them is missing. */
function drawLand(map: LeafletMap): void {
  const pane = 'land'
  map.createPane(pane).style.zIndex = '150'
  polygon(landOutlines(), { pane, className: styles.land ?? '', interactive: false }).addTo(map)
  for (const line of graticule())
    polyline(line, { pane, className: styles.graticule ?? '', interactive: false }).addTo(map)
}

/** While no tile has come, the map stays as far as outlines tell something. */
function showTiles(map: LeafletMap, tiles: MapTiles): void {
  let isAnyLoaded = false
  addTiles(map, tiles, zooms.tiles.most)
    .once('tileerror', () => drawLand(map))
    .once('tileload', () => {
      isAnyLoaded = true
      map.setMaxZoom(zooms.tiles.most)
    })
    // Each tile of the first view has come or failed.
    .once('load', () => {
      if (isAnyLoaded) return
      map.setView(map.getCenter(), Math.min(map.getZoom(), zooms.outlines.single), { animate: false })
      map.setMaxZoom(zooms.outlines.most)
    })
}

/** The pictures of a map, with the name of their owner. */
function addTiles(map: LeafletMap, { url, attribution, terms }: MapTiles, maxZoom: number) {
  const options: TileLayerOptions & { scale: number } = {
    attribution: terms ? `<a href="${escaped(terms)}">${escaped(attribution)}</a>` : escaped(attribution),
    maxZoom,
    scale: tileScale(),
  }
  return tileLayer(url, options).addTo(map)
}

/** Pixels from the middle of a pin to that of its neighbour. */
const pinDistance = 29

/** Pins that would cover each other stand apart, each with a line to a dot on its place; the more, the farther the view. */
function keepApart(map: LeafletMap, points: readonly MapPoint[], pins: readonly Marker[]): void {
  const lines = layerGroup().addTo(map)
  const place = () => {
    lines.clearLayers()
    const own = points.map(({ lat, lon }) => map.latLngToLayerPoint([lat, lon]))
    for (const [index, { x, y }] of spreadMarks(own, pinDistance).entries()) {
      const point = points[index]
      const mark = map.layerPointToLatLng([x, y])
      const isMoved = own[index]?.distanceTo([x, y])
      pins[index]?.setLatLng(mark)
      if (!point || !isMoved) continue
      const spot: LatLngTuple = [point.lat, point.lon]
      const look = { className: styles.spot ?? '', interactive: false }
      lines.addLayer(polyline([spot, mark], look)).addLayer(circleMarker(spot, { ...look, radius: 3 }))
    }
  }
  place()
  map.on('zoomend', place)
}

/** Leaflet shows attributions as HTML. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Every tenth parallel and meridian. */
function graticule(): LatLngTuple[][] {
  const [south, north, west, east] = [edges.getSouth(), edges.getNorth(), edges.getWest(), edges.getEast()]
  const tens = (from: number, to: number) =>
    Array.from(
      { length: Math.floor(to / 10) - Math.ceil(from / 10) + 1 },
      (_, step) => (Math.ceil(from / 10) + step) * 10,
    )
  return [
    ...tens(south, north).map((lat): LatLngTuple[] => [
      [lat, west],
      [lat, east],
    ]),
    ...tens(west, east).map((lon): LatLngTuple[] => [
      [south, lon],
      [north, lon],
    ]),
  ]
}
