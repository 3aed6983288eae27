import { drawingsVersion } from '../../drawings/drawings-version.ts'
import { hashText } from '../../random.ts'

/**
 * Address of a drawing. Its version follows from the engine and from what is drawn, so that browsers may keep the answer
 * for good: another drawing, of a later engine or another seed, stands at another address.
 * @param path below `/media/`, without its ending
 * @param facts what the drawing is made from besides its path
 */
export function drawingAddress(path: string, ...facts: unknown[]): string {
  return `/media/${path}.svg?v=${hashText(JSON.stringify([drawingsVersion, ...facts])).toString(36)}`
}
