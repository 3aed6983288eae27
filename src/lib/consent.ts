/** The version of the personal-data document that the forms show beside the tick, and send. */
export const personalDataVersion = '2026-01'

/** The consent as forms send it. */
export const personalDataConsent = [{ type: 'personalData' as const, docVersion: personalDataVersion }]
