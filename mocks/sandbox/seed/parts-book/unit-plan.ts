/** The language in which parts books are written down. */
import type { UnitBody } from '../../../drawings/diagram-bodies.ts'
import type { PartKind, ServiceInterval } from './book-records.ts'

/**
 * How a part changes with the serial number: `exchanged` for another one, `twice`, `added` or `dropped` at some machine.
 * Absent: all machines of the model have the same.
 */
export type PartChange = 'exchanged' | 'twice' | 'added' | 'dropped'

/** Which product: how the name of its family begins, or ids of named products, of successive ranges of serial numbers. */
export type ProductChoice = string | readonly [number, ...number[]]

export interface PartPlan {
  name: string
  product: ProductChoice
  kind: PartKind
  quantity: number
  /** Place among the sizes of the family, 0 for the smallest and 1 for the largest; absent: by the size of the machine. */
  at?: number
  change?: PartChange
  /** The first service that takes it. */
  service?: ServiceInterval
  note?: string
}

export interface UnitPlan {
  code: string
  name: string
  units?: readonly UnitPlan[]
  /** Title, and parts in the order of assembly. */
  diagram?: { body: UnitBody; title: string; parts: readonly PartPlan[] }
}

/** What a service fills in; `amount` is litres, or kilograms of grease. */
export interface FluidPlan {
  name: string
  product: ProductChoice
  amount: number
  service: ServiceInterval
}

export interface BookPlan {
  model: string
  /** Place of the machine among the sizes of its kind. */
  size: number
  units: readonly UnitPlan[]
  fluids: readonly FluidPlan[]
}

type More = Partial<Pick<PartPlan, 'at' | 'change' | 'service' | 'note'>>

export const part = (
  name: string,
  product: ProductChoice,
  kind: PartKind,
  quantity: number,
  more: More = {},
): PartPlan => ({ name, product, kind, quantity, ...more })

/** A bolt with its washers, and its nuts where it goes through. */
export function joint(
  of: string,
  quantity: number,
  at: number,
  nuts: 'nuts' | 'blind' = 'blind',
): PartPlan[] {
  return [
    part(`Болт крепления ${of}`, 'Болт шестигранный', 'fastener', quantity, { at }),
    part(`Шайба болта ${of}`, 'Шайба', 'fastener', nuts === 'nuts' ? quantity * 2 : quantity, { at }),
    ...(nuts === 'nuts' ? [part(`Гайка болта ${of}`, 'Гайка M', 'fastener', quantity, { at })] : []),
  ]
}

export const ring = (of: string, quantity: number, at: number, more: More = {}): PartPlan =>
  part(`Кольцо уплотнительное ${of}`, 'Кольцо уплотнительное', 'seal', quantity, { at, ...more })
