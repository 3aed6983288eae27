/** The version of the personal-data document that the forms link to; stored with every consent. */
const personalDataVersion = '2026-01'

/** The consent as forms send it. */
export const personalDataConsent = [{ type: 'personalData' as const, docVersion: personalDataVersion }]
