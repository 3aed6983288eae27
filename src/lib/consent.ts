/** The edition of the personal-data document that the shop's forms show; kept with every consent. */
const personalDataVersion = '2026-01'

/** A set tick as it is sent with a form. */
export const personalDataConsent = [{ type: 'personalData' as const, docVersion: personalDataVersion }]
