import { useState } from 'react'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { ContactCode } from '../registration/ContactCode.tsx'
import type { WaitingContact } from '../registration/registration-draft.ts'

/** Props of the popup `user-not-confirmed`. */
export interface UserNotConfirmedProps {
  /** Contacts that wait for their code. */
  contacts: WaitingContact[]
  /** Everything is confirmed; the phone or e-mail may be another one now. */
  onConfirmed: (contacts: WaitingContact[]) => void
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'user-not-confirmed': UserNotConfirmedProps
  }
}

/** The password was right, but a contact waits for its code: send it, enter it, correct the contact (R-POPUP-32). */
export default function UserNotConfirmed({ contacts: first, onConfirmed }: UserNotConfirmedProps) {
  const { close } = usePopup()
  const [contacts, setContacts] = useState(first)
  const change = async (changed: WaitingContact[]) => {
    setContacts(changed)
    if (!changed.every(({ confirmed }) => confirmed)) return
    await close()
    onConfirmed(changed)
  }
  return (
    <PopupShell title="Подтвердите контакт">
      <p>Пароль верный. Чтобы войти, введите код, который мы пришлём.</p>
      {contacts
        .filter(({ type }) => first.some((one) => one.type === type))
        .map((contact) => (
          <ContactCode
            key={contact.type}
            contact={contact}
            isUnsent
            onChange={(changed) => void change(changed)}
          />
        ))}
    </PopupShell>
  )
}
