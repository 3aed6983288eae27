/** `UploadRecord.takenBy` of a file of a request. */
export const takenByRequest = (id: number) => `request:${id}`

/** The request that has taken an upload. */
export function requestOfUpload(takenBy: string | undefined): number | undefined {
  const [, digits] = /^request:(\d+)$/.exec(takenBy ?? '') ?? []
  return digits === undefined ? undefined : Number(digits)
}
