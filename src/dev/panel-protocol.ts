import type { DriftEntry } from '../../tools/contract/drift/drift-log.ts'
import type { OperationAnswers } from '../../tools/contract/drift/operation-answers.ts'

/** What the development server tells a panel. */
export interface ServerState {
  /** `sandbox`, `prism`, `msw` or the origin of a backend. */
  backend: string
  operations: readonly OperationAnswers[]
  entries: readonly DriftEntry[]
}

declare module 'vite/types/customEvent.d.ts' {
  // The web socket of hot reloading carries the panel too. It is open to whoever may open the page; the backend is
  // exchanged for this machine's own pages only.
  interface CustomEventMap {
    'panel:hello': undefined
    'panel:clear': undefined
    /** `sandbox`, `prism`, `msw` or an address, as in the setting BACKEND. */
    'panel:switch': { backend: string }
    'panel:state': ServerState
    'panel:drift': { entries: readonly DriftEntry[] }
    /** The backend could not be exchanged: a sentence for the developer. */
    'panel:failed': { message: string }
  }
}
