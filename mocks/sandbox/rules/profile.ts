import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { Session } from '../session.ts'
import { branchRef } from './branch.ts'
import { consentsOf } from './consents.ts'

/** What a customer sees of their own data. */
export function profileView(
  { stores }: SandboxState,
  user: UserRecord,
  session: Session,
): components['schemas']['Profile'] {
  const { id, surname, name, patronymic, email, emailVerified, phone, phoneVerified, defaultStoreId } = user
  const store = stores.find((one) => one.id === defaultStoreId)
  return {
    id,
    surname,
    firstName: name,
    patronymic: patronymic || null,
    birthDate: user.birthDate ?? null,
    position: user.position ?? null,
    email,
    emailVerified,
    phone,
    phoneVerified,
    defaultBranch: store ? branchRef(store) : null,
    consents: consentsOf(user),
    otherSessions: session.countOthers(),
  }
}
