import type { components } from '../../../../src/generated/api-types.ts'
import type { UnitBody } from '../../../drawings/diagram-bodies.ts'
import type { ApplicabilityRecord } from '../records.ts'

export type PartKind = components['schemas']['PartKind']

/** The parts book of a machine model: what stands where, and what a service takes. */
export interface PartsBookRecord {
  modelId: number
  version: string
  /** A unit before those below it. */
  units: readonly PartsUnitRecord[]
  diagrams: readonly DiagramRecord[]
  plans: readonly ServicePlanRecord[]
}

export interface PartsUnitRecord {
  id: number
  code: string
  name: string
  parentId: number | null
}

export interface DiagramRecord {
  id: number
  modelId: number
  unitId: number
  /** Designation of the drawing: `EG210.04.01.00 СБ`. */
  number: string
  title: string
  /** What the parts are exploded from. */
  body: UnitBody
  positions: readonly PositionRecord[]
}

/**
 * Products of which the serial number decides. A variant is a row of applicability, so that diagram, kit and product page
 * judge by one record. Ranges of one choice don't overlap.
 */
export interface PartChoiceRecord {
  name: string
  kind: PartKind
  quantity: number
  variants: readonly ApplicabilityRecord[]
}

export interface PositionRecord extends PartChoiceRecord {
  number: number
  note: string
}

export interface KitItemRecord extends PartChoiceRecord {
  /** Where it stands; absent for oils. */
  place?: { diagramId: number; position: number }
}

export interface ServicePlanRecord {
  id: number
  intervalHours: ServiceInterval
  name: string
  kit: readonly KitItemRecord[]
}

export const serviceIntervals = [250, 500, 1000, 2000] as const
export type ServiceInterval = (typeof serviceIntervals)[number]
