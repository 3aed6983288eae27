import { seedIds } from '../named.ts'
import { cab } from './cab-units.ts'
import { engine } from './engine-units.ts'
import { hydraulics } from './hydraulic-units.ts'
import { axles, tracks } from './running-gear-units.ts'
import type { BookPlan, FluidPlan, ProductChoice } from './unit-plan.ts'
import { blade, digging } from './work-units.ts'

const { inStock, inOtherCitiesOnly, wearPart, superseded, successor, toOrder, multiple, oil } =
  seedIds.products

/** Litres of the engine, the hydraulics, the gearboxes and the cooling; grease in kilograms. */
function fluids(
  [engineOil, hydraulicOil, gearOil, coolant, grease]: readonly [number, number, number, number, number],
  motorOil: ProductChoice,
): FluidPlan[] {
  return [
    { name: 'Масло моторное', product: motorOil, amount: engineOil, service: 250 },
    { name: 'Смазка пластичная', product: 'Смазка пластичная', amount: grease, service: 250 },
    { name: 'Масло трансмиссионное', product: 'Масло трансмиссионное', amount: gearOil, service: 1000 },
    { name: 'Масло гидравлическое', product: 'Масло гидравлическое', amount: hydraulicOil, service: 2000 },
    { name: 'Антифриз', product: 'Антифриз', amount: coolant, service: 2000 },
  ]
}

/** The books of the machines of the story's fleets. */
export const bookPlans: readonly BookPlan[] = [
  {
    model: 'EG-210',
    size: 0.4,
    units: [
      engine({ oilFilter: [inStock.id], fuelFilter: [inOtherCitiesOnly.id], turbo: [toOrder.id] }),
      hydraulics([superseded.id, successor.id]),
      tracks([multiple.id]),
      digging([wearPart.id]),
      cab,
    ],
    fluids: fluids([24, 240, 12, 28, 2], [oil.id]),
  },
  {
    model: 'BG-170',
    size: 0.45,
    units: [engine(), hydraulics(), tracks(), blade, cab],
    fluids: fluids([28, 120, 60, 45, 3], [oil.id]),
  },
  {
    model: 'PF-50B',
    size: 0.5,
    units: [engine(), hydraulics(), axles, digging(), cab],
    fluids: fluids([26, 180, 72, 40, 2], [oil.id]),
  },
  {
    model: 'SK-45',
    size: 0.8,
    units: [engine(), hydraulics(), axles, cab],
    fluids: fluids([44, 160, 90, 60, 3], 'Масло моторное'),
  },
]
