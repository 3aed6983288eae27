import type { components } from '../../../src/generated/api-types.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { consentDocuments } from '../seed/consent-documents.ts'

type Schemas = components['schemas']

export const outdatedMessage = 'Документ обновился. Прочитайте новую редакцию и подтвердите согласие ещё раз.'

/** The version in force of each document. */
export function currentVersion(type: Schemas['ConsentType']): string {
  const document = consentDocuments.find((one) => one.type === type)
  if (!document) throw new Error(`The seed has no document ${type}`)
  return document.docVersion
}

/** Consents in force, newest first; ties in the order of the documents. */
export function consentsOf({ consents }: UserRecord): Schemas['Consent'][] {
  const place = (type: Schemas['ConsentType']) => consentDocuments.findIndex((one) => one.type === type)
  return consents.toSorted(
    (left, right) =>
      Date.parse(right.acceptedAt) - Date.parse(left.acceptedAt) || place(left.type) - place(right.type),
  )
}
