import type { Catalogue } from './catalogue-index.ts'

/** The plate of a machine of a model that the dealer sells. */
export function plate(catalogue: Catalogue, model: string, serial: number, year: number) {
  const found = catalogue.models.find((candidate) => candidate.model === model)
  if (!found) throw new Error(`No machine model ${model}`)
  return {
    modelId: found.id,
    type: found.machineType,
    brand: found.brand,
    model,
    modification: found.modification,
    year: Math.max(found.yearFrom, Math.min(found.yearTo ?? year, year)),
    serialNumber: `${found.serialPrefix}-${String(serial).padStart(6, '0')}`,
    engineModel: found.engine,
  }
}
