import { Button } from '../../../ui/Button.tsx'
import { ContactCode } from './ContactCode.tsx'
import type { RegistrationDraft, WaitingContact } from './registration-draft.ts'

export interface CodesStepProps {
  draft: RegistrationDraft
  onBack?: () => void
  /** The state of the contacts, and a corrected one. */
  onChange: (contacts: WaitingContact[], corrected: { phone?: string; email?: string }) => void
  onNext: () => void
}

/** The codes from SMS and mail. */
export function CodesStep({ draft: { contacts }, onBack, onChange, onNext }: CodesStepProps) {
  const isComplete = contacts.length > 0 && contacts.every(({ confirmed }) => confirmed)
  return (
    <>
      {contacts.map((contact) => (
        <ContactCode
          key={contact.type}
          contact={contact}
          onChange={(changed) => {
            const corrected = changed.find(({ type }) => type === contact.type)
            onChange(changed, corrected ? { [contact.type]: corrected.contact } : {})
          }}
        />
      ))}
      {isComplete ? (
        <Button variant="primary" onClick={onNext}>
          Дальше
        </Button>
      ) : (
        <p>Когда введёте оба кода, перейдём к паролю.</p>
      )}
      {onBack && (
        <Button variant="link" onClick={onBack}>
          Назад
        </Button>
      )}
    </>
  )
}
