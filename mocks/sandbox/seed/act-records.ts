/** An act or closing document that somebody asked for. Kopecks. */
export interface ActRecord {
  id: number
  kind: 'reconciliation' | 'upd' | 'services'
  companyId: number
  /** Absent: all contracts. */
  contractId?: number
  periodFrom: string
  periodTo: string
  status: 'queued' | 'ready' | 'failed' | 'sent' | 'disputed'
  /** Who asked; absent in the seed. */
  userId?: number
  /** Where to send it when it is ready. */
  email?: string
  /** ISO 8601. */
  requestedAt: string
  /** When its making ended, ISO 8601. */
  endedAt?: string
  failReason?: string
  /** Its figures as they were when it was made. */
  figures?: ActFigures
}

export interface ActFigures {
  number: string
  opening: number
  debit: number
  credit: number
  closing: number
  rows: { date: string; document: string; debit: number; credit: number }[]
}
