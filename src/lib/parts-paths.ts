import { partsPath, withQuery } from './paths.ts'

/** What the parts book is opened for: the address keeps it from page to page. */
export interface PartsAddress {
  /** Of the machine, as on its plate. */
  serial?: string | undefined
  /** Number on the diagram. */
  position?: number | undefined
}

/** Units of a model. @param code of the model */
export function partsModelPath(code: string, { serial }: PartsAddress = {}): string {
  return withQuery(`${partsPath}${encodeURIComponent(code)}/`, { serial })
}

/** A diagram, at one of its positions. The anchor is for browsers without scripts. */
export function diagramPath(modelCode: string, id: number, { serial, position }: PartsAddress = {}): string {
  const path = withQuery(`${partsPath}${encodeURIComponent(modelCode)}/${id}/`, { serial, position })
  return position === undefined ? path : `${path}#position-${position}`
}

/** The sets that hold a product, or all of a machine. */
export function partsKitsPath(productId: number): string {
  return withQuery(partsPath, { kits: productId })
}
