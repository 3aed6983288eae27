/** Id of the document's data block. */
export const pageStateId = 'page-state'
