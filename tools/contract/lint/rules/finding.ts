import type { ContractDocument, OperationEntry } from '../../model/document.ts'

/** One breach of a rule of the contract. */
export interface Finding {
  rule: string
  /** Operation, or JSON pointer inside the bundled contract. */
  place: string
  message: string
  /** JSON pointer inside the contract, where a line can be shown. */
  pointer?: string
}

export type Rule = (document: ContractDocument, entries: OperationEntry[]) => Finding[]
