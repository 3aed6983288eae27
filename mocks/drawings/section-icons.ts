import type { DrawingSpec, PartKind } from './drawing-spec.ts'
import { machineShapes } from './machine-shapes.ts'

/** Icons of parts on a field 24 × 24, square caps, the hand of the drawings. */
const shapes: Partial<Record<PartKind, string>> = {
  spinFilter: 'M8 3h8v3H8zM6 6h12v13l-2 2H8l-2-2zM6 9h12M9 12v6M12 12v6M15 12v6',
  cartridge: 'M6 6h12v12H6zM5 4h14v2H5zM5 18h14v2H5zM9 6v12M12 6v12M15 6v12',
  airFilter: 'M4 7h16v10H4zM3 5h2v14H3zM19 5h2v14h-2zM8 7v10M12 7v10M16 7v10',
  trackLink: 'M2 12l3-4h6l3 4-3 4H5zM10 12l3-4h6l3 4-3 4h-6zM6 11h2v2H6zM16 11h2v2h-2z',
  roller: 'M2 11h3v2H2zM5 5h3v14H5zM8 8h8v8H8zM16 5h3v14h-3zM19 11h3v2h-3z',
  shoe: 'M3 17h18v2H3zM5 17l1-8h2l1 8M11 17l.5-8h1l.5 8M15 17l1-8h2l1 8',
  sprocket:
    'M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2M12 6a6 6 0 100 12 6 6 0 000-12zM12 10a2 2 0 100 4 2 2 0 000-4z',
  idler:
    'M12 3a9 9 0 100 18 9 9 0 000-18zM12 6a6 6 0 100 12 6 6 0 000-12zM12 10.500a1.500 1.500 0 100 3 1.500 1.500 0 000-3z',
  pump: 'M3 8h2v10H3zM5 7h9v12H5zM14 10h3v6h-3zM17 12h5v2h-5zM8 7V3h4v4',
  motor: 'M3 7h10v11H3zM13 5h3v15h-3zM16 8h3v9h-3zM19 11h3v3h-3zM6 7v11M9 7v11',
  cylinder: 'M2 9h12v6H2zM14 11h6v2h-6zM20 9h2v6h-2zM5 9V6h2v3M11 9V6h2v3',
  valve: 'M4 8h16v9H4zM9 8v9M15 8v9M6 8V4M12 8V4M18 8V4M7 20v-3M17 20v-3',
  turbo: 'M10 4a7 7 0 107 8h5V5h-9a7 7 0 00-3-1zM10 9a2.500 2.500 0 100 5 2.500 2.500 0 000-5z',
  piston: 'M6 3h12v14h-4v4h-4v-4H6zM6 6h12M6 9h12M12 12.500a1.500 1.500 0 100 3 1.500 1.500 0 000-3z',
  injector: 'M10 2h4v5h-4zM8 7h8v4H8zM10 11h4v6h-4zM11 17h2v5h-2z',
  radiator: 'M4 5h16v14H4zM8 5v14M12 5v14M16 5v14M7 5V2h3v3M14 19v3h3v-3',
  belt: 'M8 6a6 6 0 000 12l9-2a4 4 0 000-8zM8 9a3 3 0 100 6 3 3 0 000-6zM17 10.500a1.500 1.500 0 100 3 1.500 1.500 0 000-3z',
  tooth: 'M3 6h9l9 7-2 4H3zM6 10h2v2H6zM12 6v11',
  adapter: 'M2 6h9l4 4h7v4h-7l-4 4H2v-3h7v-6H2zM17 12h2',
  pin: 'M3 9h18v6H3zM6 9v6M18 9v6M1 12h2M21 12h2',
  edge: 'M2 7h20v8l-2 2H4l-2-2zM2 14h20M6 10h1M11 10h1M16 10h1',
  bucket: 'M4 4h7l9 10-4 2-2 4H8L4 16zM20 14l2 3-5 1M7 7h1',
  cutter: 'M12 2l4 9h-8zM7 11h10v3H7zM10 14h4v8h-4z',
  cuff: 'M12 5c5 0 9 2 9 5v4c0 3-4 5-9 5s-9-2-9-5v-4c0-3 4-5 9-5zM3 10c0 3 4 5 9 5s9-2 9-5M12 8c3 0 5 1 5 2s-2 2-5 2-5-1-5-2 2-2 5-2z',
  gasket:
    'M12 3c5 0 9 1.500 9 3.500S17 10 12 10 3 8.500 3 6.500 7 3 12 3zM3 11c0 2 4 3.500 9 3.500s9-1.500 9-3.500M3 16c0 2 4 3.500 9 3.500s9-1.500 9-3.500',
  ring: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 7a5 5 0 100 10 5 5 0 000-10z',
  hose: 'M2 5h3v5H2zM5 6h3c8 0 4 12 11 12M5 9h2c7 0 3 12 12 12M19 16h3v6h-3z',
  nut: 'M7 3h10l5 9-5 9H7l-5-9zM12 8a4 4 0 100 8 4 4 0 000-8z',
  can: 'M5 8h14v13H5zM7 8V4h6v4M15 8V5h3v3M8 12h8v6H8z',
  drum: 'M5 4h14v17H5zM4 9h16M4 15h16M14 4V2h3v2',
  greaseGun: 'M2 11h3M5 10h10v4H5zM15 11h4M19 12c3 0 3 2 3 5M9 14l6 7',
  generator: 'M4 6h11v12H4zM15 8h3v8h-3zM18 11h4v2h-4zM7 6v12M10 6v12M6 6V3h3v3',
  lamp: 'M4 4h16v12H4zM7 7h10v6H7zM12 16v4M8 20h8',
  sensor: 'M9 2h6v5H9zM7 7h10v4H7zM10 11h4v8h-4zM10 13h4M10 15h4M12 19v3',
  battery: 'M3 8h18v12H3zM5 5h4v3H5zM15 5h4v3h-4zM6 13h3M15 13h3M16.500 11.500v3',
  seat: 'M7 3h4l1 10h7v4H7zM9 17v4h8v-4',
  glass: 'M5 3h12l3 18H3zM8 13l4-6M11 14l4-6',
  mirror: 'M8 3h10v15H8zM8 8H4v13M11 12l3-4',
  bolt: 'M4 3h16v5H4zM9 8h6v13H9zM9 11l6 2M9 14l6 2M9 17l6 2',
  wrench: 'M3 3l4 4 3-3M4 8c2 2 4 1 5 1l9 11 3-3L10 8c1-2 0-4-1-5',
  jack: 'M4 20h16v2H4zM7 10h8v10H7zM10 4h2v6h-2zM8 2h6v2H8zM15 16h4v4',
}

const round = (value: number) => Math.round(value * 100) / 100

/** The icon of a section: SVG markup 24 × 24 with a line of 1.5; machines are small elevations. */
export function sectionIcon(kind: DrawingSpec['kind']): string {
  const open =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="#1F4E79"'
  if (kind in machineShapes) {
    const shape = machineShapes[kind as keyof typeof machineShapes]
    const wheels = shape.wheels
      .filter(([, , r]) => r > 6)
      .map(([x, y, r]) => `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`)
    return `${open} stroke-width="7"><g fill="#fff" transform="translate(0 6) scale(.12)">${shape.faces.map((face) => `<path d="${face}"/>`).join('')}${wheels.join('')}</g></svg>`
  }
  return `${open} stroke-width="1.5"><path d="${shapes[kind as PartKind] ?? 'M4 18h16M6 18V8h12v10M9 8V5h6v3'}"/></svg>`
}
