import { ErrorState } from '../../ui/State.tsx'
import type { MissingPart } from './missing-parts.ts'

/** In place of a part of the form whose data could not be read; the rest of the form works. */
export function MissingNote({ part, title }: { part: MissingPart | undefined; title: string }) {
  if (!part) return null
  return <ErrorState compact title={title} onRetry={part.retry} retrying={part.retrying} />
}
