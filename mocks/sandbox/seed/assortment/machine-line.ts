import type { MachineKind } from '../../../drawings/drawing-spec.ts'
import type { MachineType } from './plan.ts'

/** A line of machines: one kind in several sizes, made by several makers. */
export interface MachineLine {
  sectionId: number
  sectionName: string
  parent: { id: number; name: string; icon: MachineKind }
  type: MachineType
  /** «Экскаватор гусеничный» */
  noun: string
  /** The class in a model's name: EG-210. */
  letters: string
  kind: MachineKind
  runsOn: 'tracks' | 'wheels'
  /** Index of the model, mass in tonnes, power in kW for each size. */
  sizes: readonly (readonly [number, number, number])[]
  makers: readonly string[]
  /** Millimetres of the smallest and of the largest: length, height. */
  length: readonly [number, number]
  height: readonly [number, number]
  work: readonly { code: string; name: string; unit: string; min: number; max: number; step: number }[]
}

export const line = (
  sectionId: number,
  sectionName: string,
  parent: MachineLine['parent'],
  type: MachineType,
  noun: string,
  letters: string,
  kind: MachineKind,
  runsOn: MachineLine['runsOn'],
  sizes: MachineLine['sizes'],
  makers: MachineLine['makers'],
  length: MachineLine['length'],
  height: MachineLine['height'],
  work: MachineLine['work'],
): MachineLine => ({
  sectionId,
  sectionName,
  parent,
  type,
  noun,
  letters,
  kind,
  runsOn,
  sizes,
  makers,
  length,
  height,
  work,
})
