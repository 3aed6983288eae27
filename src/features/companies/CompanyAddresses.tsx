import { deliveryAddressesPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { AddressText } from '../../ui/AddressText.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Company } from './company-api.ts'
import styles from './Companies.module.css'

/** Where goods are delivered to the company; the page of addresses changes them. */
export function CompanyAddresses({ company }: { company: Company }) {
  const { id, version, addresses, allowedActions, myRights, current } = company
  const popups = usePopups()
  const mayAdd = allowedActions.includes('addAddress') && myRights.includes('addresses.manage')
  return (
    <Panel
      title="Адреса доставки"
      actions={
        mayAdd && (
          <Button
            icon="plus"
            aria-label="Добавить адрес доставки"
            {...popups.intent('delivery-address-add')}
            onClick={() =>
              void popups.open('delivery-address-add', { companyId: id, companyVersion: version })
            }
          >
            Добавить
          </Button>
        )
      }
    >
      <div className={styles.body}>
        {addresses.length === 0 ? (
          <p>Адресов доставки пока нет.</p>
        ) : (
          <ul role="list" className={styles.entries}>
            {addresses.map(({ id: addressId, title, value, isDefault }) => (
              <li key={addressId}>
                <b>{isDefault ? `${title}, основной` : title}</b>
                <span>
                  <AddressText text={value} />
                </span>
              </li>
            ))}
          </ul>
        )}
        {current && (
          <p>
            <Link to={deliveryAddressesPath}>Все адреса доставки</Link>
          </p>
        )}
      </div>
    </Panel>
  )
}
