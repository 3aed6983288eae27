import type { components } from '../../generated/api-types.ts'
import { formatPhone, phoneHref } from '../../lib/phone.ts'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { AddressText } from '../../ui/AddressText.tsx'
import { Button } from '../../ui/Button.tsx'
import { PropertyList } from '../../ui/PropertyList.tsx'
import styles from './BranchFacts.module.css'
import { Schedule } from './Schedule.tsx'

type Branch = components['schemas']['Branch']

/** Address, telephones, hours and services of a branch. */
export function BranchFacts({ branch }: { branch: Branch }) {
  const { name, address, phones, email, schedule, services, storeId, storeName, district } = branch
  const popups = usePopups()
  return (
    <PropertyList
      items={[
        { name: 'Склад', value: storeName },
        {
          name: 'Адрес',
          value: (
            <>
              <AddressText text={`${name}, ${address}`} />{' '}
              <PopupButton
                popup="map"
                props={{
                  point: { id: storeId, title: name, lat: branch.lat, lon: branch.lon },
                  address: `${name}, ${address}`,
                }}
                variant="link"
              >
                На карте
              </PopupButton>
            </>
          ),
        },
        {
          name: 'Телефон',
          value: phones.map((phone) => (
            <div key={phone}>
              <a href={phoneHref(phone)} className={styles.contact}>
                {formatPhone(phone)}
              </a>
            </div>
          )),
        },
        {
          name: 'E-mail',
          value: (
            <a href={`mailto:${email}`} className={styles.contact}>
              {email}
            </a>
          ),
        },
        { name: 'Режим работы', value: <Schedule rows={schedule} /> },
        {
          name: 'Доставка',
          value: (
            <Button
              variant="link"
              {...popups.intent('district-detail')}
              onClick={() => void popups.open('district-detail', { id: district.id, name: district.name })}
            >
              Условия доставки: {district.name}
            </Button>
          ),
        },
        ...(services.length > 0 ? [{ name: 'Услуги', value: services.join(', ') }] : []),
      ]}
    />
  )
}
