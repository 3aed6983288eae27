import type { DriftEntry } from '../../tools/contract/drift/drift-log.ts'
import type { OperationAnswers } from '../../tools/contract/drift/operation-answers.ts'

/** What a panel shows. */
export interface PanelState {
  /** `sandbox`, `prism`, `msw` or an origin; `undefined` until the server has told. */
  backend: string | undefined
  /** There is a development server that can exchange it. */
  canSwitch: boolean
  operations: readonly OperationAnswers[]
  /** Answers that broke the contract, newest first. */
  entries: readonly DriftEntry[]
  /** The backend is being exchanged; a success loads the page anew. */
  isSwitching: boolean
  /** Why it could not be exchanged. */
  failure: string | undefined
}

/** Where a panel has it from: the development server, or the page itself. */
export interface PanelSource {
  state: () => PanelState
  /** Told of every change; the answer ends it. */
  subscribe: (listener: () => void) => () => void
  clear: () => void
  /** @param backend as in the setting BACKEND */
  switchTo: (backend: string) => void
}

/** A state with those who watch it. */
export function createPanelStore(first: PanelState) {
  const listeners = new Set<() => void>()
  let state = first
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (part: Partial<PanelState>) => {
      state = { ...state, ...part }
      for (const listener of listeners) listener()
    },
  }
}
