import { keysOf } from '../../lib/keys-of.ts'
import type { Rule } from '../rules.ts'
import { fio, minLength, required } from '../rules.ts'

/** Who signs for a company, as forms hold it. */
export interface DirectorValues {
  directorFio: string
  directorPosition: string
  directorBasis: string
}

const rules: Readonly<Record<keyof DirectorValues, readonly Rule[]>> = {
  directorFio: [required, fio],
  directorPosition: [required, minLength(2)],
  directorBasis: [required, minLength(2)],
}

/** The first broken rule of each field; a legal entity must have a director. */
export function directorFaults(values: DirectorValues): { path: keyof DirectorValues; message: string }[] {
  return keysOf(rules).flatMap((path) => {
    const message = rules[path].map((rule) => rule(values[path])).find((fault) => fault !== undefined)
    return message === undefined ? [] : [{ path, message }]
  })
}

/** The fields of the request under their names in the form. */
export const directorServerFields = {
  director: 'directorFio',
  'director.fio': 'directorFio',
  'director.position': 'directorPosition',
  'director.basis': 'directorBasis',
} as const

/** The director as it is sent. */
export function directorInput({ directorFio, directorPosition, directorBasis }: DirectorValues) {
  return { fio: directorFio.trim(), position: directorPosition.trim(), basis: directorBasis.trim() }
}
