import type { SandboxOperations } from '../operation.ts'
import { consentsOf, currentVersion, outdatedMessage } from '../rules/consents.ts'
import { findStore } from '../rules/current-store.ts'
import { dashboard } from '../rules/dashboard.ts'
import { dayIn } from '../rules/days.ts'
import { profileView } from '../rules/profile.ts'
import { branchOf } from '../rules/viewpoint.ts'
import { consentDocuments } from '../seed/consent-documents.ts'

export const accountOperations = {
  getProfile({ state, customer, session }) {
    return { profile: profileView(state, customer, session) }
  },

  updateProfile({ state, customer, session, body, now, refuse }) {
    const { birthDate, storeId } = body
    if (birthDate && (birthDate < '1900-01-01' || birthDate > dayIn('Europe/Moscow', now)))
      throw refuse('birthDateInvalid', 'Проверьте дату рождения.', 'birthDate')
    const store = storeId === undefined ? undefined : findStore(state, storeId)
    if (storeId !== undefined && !store) throw refuse('storeNotFound', 'Такого филиала нет.', 'storeId')
    const { birthDate: birthBefore, position: positionBefore, ...kept } = customer
    const birth = birthDate === undefined ? birthBefore : birthDate
    const position = body.position === undefined ? positionBefore : body.position
    const changed = {
      ...kept,
      ...(birth != null && { birthDate: birth }),
      ...(position != null && { position }),
      ...(body.surname !== undefined && { surname: body.surname }),
      ...(body.firstName !== undefined && { name: body.firstName }),
      ...(body.patronymic !== undefined && { patronymic: body.patronymic ?? '' }),
      ...(store && { defaultStoreId: store.id }),
    }
    // The branch of this session stays, also where nobody chose one in it.
    const branch = branchOf({ state, session, user: customer })
    if (store && store.id !== branch.id) session.update({ storeId: branch.id })
    state.users.put(changed)
    return { profile: profileView(state, changed, session) }
  },

  endOtherSessions({ session }) {
    return { ended: session.endOthers() }
  },

  getDashboard({ state, customer, session, now }) {
    return dashboard(state, customer, session.companyId, now)
  },

  listConsentDocuments() {
    return { items: consentDocuments }
  },

  giveConsent({ state, customer, body: { type, docVersion }, nowIso, refuse }) {
    if (docVersion !== currentVersion(type)) throw refuse('consentOutdated', outdatedMessage, 'docVersion')
    const known = customer.consents.find((consent) => consent.type === type)
    if (known?.docVersion === docVersion) return { consents: consentsOf(customer) }
    const others = customer.consents.filter((consent) => consent.type !== type)
    const changed = { ...customer, consents: [...others, { type, docVersion, acceptedAt: nowIso }] }
    state.users.put(changed)
    return { consents: consentsOf(changed) }
  },

  withdrawConsent({ state, customer, body: { type }, refuse }) {
    if (type !== 'marketing')
      throw refuse(
        'consentRequired',
        'Без этого согласия учётная запись работать не может. Чтобы закрыть её, напишите нам.',
        'type',
      )
    const changed = { ...customer, consents: customer.consents.filter((consent) => consent.type !== type) }
    state.users.put(changed)
    return { consents: consentsOf(changed) }
  },
} satisfies Partial<SandboxOperations>
