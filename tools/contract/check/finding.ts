/** One broken rule of one answer. */
export interface Finding {
  rule: string
  pointer: string
  message: string
  /** Pointer of what the contract says of it, in the bundled document; absent where only the operation can be named. */
  schemaPointer?: string
}
