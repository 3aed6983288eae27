/** A side elevation, facing right, on a field 200 wide and 100 high with the ground at 100; later shapes cover earlier ones. */
export interface MachineShape {
  /** Filled outlines. */
  faces: readonly string[]
  /** Wheels: centre and radius; a tread is drawn around, a hub within. */
  wheels: readonly (readonly [number, number, number])[]
  /** Thin lines. */
  lines: string
}

export const track = (left: number, right: number, height: number) => {
  const r = height / 2
  const top = 100 - height
  return `M${left + r} ${top}H${right - r}A${r} ${r} 0 0 1 ${right - r} 100H${left + r}A${r} ${r} 0 0 1 ${left + r} ${top}Z`
}
export const inTrack = (left: number, right: number, height: number, count: number) =>
  Array.from({ length: count }, (_unused, index) => {
    const isEnd = index === 0 || index === count - 1
    const x = left + height / 2 + ((right - left - height) * index) / (count - 1)
    return [x, 100 - height / 2 + (isEnd ? 0 : height * 0.16), isEnd ? height * 0.36 : height * 0.18] as const
  })
export const cab = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y + h}V${y + 3}Q${x} ${y} ${x + 3} ${y}H${x + w * 0.8}L${x + w} ${y + h * 0.55}V${y + h}Z`
export const glass = (x: number, y: number, w: number, h: number) =>
  `M${x + 3} ${y + h * 0.55}V${y + 4}H${x + w * 0.76}L${x + w * 0.92} ${y + h * 0.55}ZM${x + w * 0.42} ${y + 4}V${y + h}`
export const boom = (foot: string) => `M${foot}Q96 14 118 10Q134 12 146 30L142 34Q128 20 117 18Q104 22 92 62Z`
export const stick = 'M136 26L146 24L166 66L158 70Z'
export const bucket = 'M156 64L168 62Q172 84 158 92L138 86Q148 82 152 74Z'

/** The box of a machine on its field, from the ends of its lines and its wheels. */
export function boxOfShape({ faces, wheels, lines }: MachineShape) {
  const xs = wheels.flatMap(([x, , r]) => [x - r, x + r])
  const ys = wheels.map(([, y, r]) => y - r)
  for (const path of [...faces, lines]) {
    for (const [, command = '', list = ''] of path.matchAll(/([MLHVQA])([^MLHVQAZ]*)/g)) {
      const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number)
      if (command === 'H') xs.push(...numbers)
      else if (command === 'V') ys.push(...numbers)
      else {
        xs.push(numbers.at(-2) ?? 0)
        ys.push(numbers.at(-1) ?? 0)
      }
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys) }
}
