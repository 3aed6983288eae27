// Values that no backend knows: large, but inside every bound that ids have.

export const nobodysId = 999_999_999
export const nobodysUuid = 'f3b1c9de-5a77-4c0e-9d42-7b60a1e8c355'
/** An address that no mail reaches. */
export const nobodyEmail = (runId: string) => `${runId}@example.invalid`
