import { formatPhone } from '../../lib/phone.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PropertyList } from '../../ui/PropertyList.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import type { Profile } from './account-queries.ts'
import styles from './Profile.module.css'

/** E-mail and phone; each is confirmed and changed by a code that is sent to it (R-API-109 … R-API-112). */
export function Contacts({ profile }: { profile: Profile }) {
  const { email, emailVerified, phone, phoneVerified } = profile
  return (
    <Panel title="Контакты для входа">
      <PropertyList
        items={[
          { name: 'E-mail', value: <Contact kind="email" value={email} isVerified={emailVerified} /> },
          { name: 'Телефон', value: <Contact kind="phone" value={phone} isVerified={phoneVerified} /> },
        ]}
      />
    </Panel>
  )
}

interface ContactProps {
  kind: 'email' | 'phone'
  value: string
  isVerified: boolean
}

const words = {
  email: { confirm: 'Подтвердить e-mail', change: 'Изменить e-mail' },
  phone: { confirm: 'Подтвердить телефон', change: 'Изменить телефон' },
}

function Contact({ kind, value, isVerified }: ContactProps) {
  const popups = usePopups()
  return (
    <span className={styles.contact}>
      {kind === 'phone' ? formatPhone(value) : value}
      {isVerified ? (
        <StatusPill tone="green" icon="check">
          Подтверждён
        </StatusPill>
      ) : (
        <StatusPill tone="amber" icon="warning">
          Не подтверждён
        </StatusPill>
      )}
      <Button
        variant="link"
        {...popups.intent('contact-change')}
        onClick={() =>
          void popups.open('contact-change', { kind, ...(!isVerified && { unconfirmed: value }) })
        }
      >
        {isVerified ? words[kind].change : words[kind].confirm}
      </Button>
    </span>
  )
}
