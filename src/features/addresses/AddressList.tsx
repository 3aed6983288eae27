import { useSession } from '../../api/session.ts'
import { formatPhone, phoneHref } from '../../lib/phone.ts'
import { countOf } from '../../lib/plural.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { AddressText } from '../../ui/AddressText.tsx'
import { Button } from '../../ui/Button.tsx'
import { handOnToNeighbour } from '../../ui/hand-on-to-page.ts'
import { Panel } from '../../ui/Panel.tsx'
import { PropertyList } from '../../ui/PropertyList.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import type { Address } from './address-form.ts'
import styles from './AddressList.module.css'
import { publicMapHref } from '../../lib/public-map.ts'
import { coordinatesText } from './place.ts'
import { useMakeDefault } from './use-make-default.ts'

export interface AddressListProps {
  items: readonly Address[]
  /** The current company; null for a person. */
  companyId: number | null
}

/** Saved delivery addresses of the person or of the current company (R-ADDR-01, R-ADDR-02). */
export function AddressList({ items, companyId }: AddressListProps) {
  const popups = usePopups()
  const { scope = [] } = useSession()
  // A person may do everything with their own addresses.
  const mayManage = companyId === null || scope.includes('addresses.manage')
  const add = mayManage && (
    <Button
      variant="primary"
      icon="plus"
      {...popups.intent('delivery-address-add')}
      onClick={() => void popups.open('delivery-address-add', { companyId })}
    >
      Добавить адрес
    </Button>
  )
  if (items.length === 0) {
    return (
      <EmptyState
        icon="pin"
        title="Адресов доставки пока нет"
        text={
          mayManage
            ? 'Добавьте адрес, и при заказе его не придётся вводить.'
            : 'Адреса добавляет тот, кому в компании дано это право.'
        }
        actions={add}
      />
    )
  }
  return (
    <>
      <div>{add || <p>Адреса меняет тот, кому в компании дано это право.</p>}</div>
      {items.map((address) => (
        <AddressPanel key={address.id} address={address} companyId={companyId} mayManage={mayManage} />
      ))}
    </>
  )
}

interface AddressPanelProps {
  address: Address
  companyId: number | null
  mayManage: boolean
}

function AddressPanel({ address, companyId, mayManage }: AddressPanelProps) {
  const popups = usePopups()
  const makeDefault = useMakeDefault(address)
  const { title, isDefault } = address
  return (
    <Panel
      title={<span className={styles.title}>{title}</span>}
      actions={
        isDefault && (
          <StatusPill tone="green" icon="check">
            Основной
          </StatusPill>
        )
      }
    >
      <div className={styles.body}>
        <PropertyList columns items={factsOf(address)} />
        {mayManage && (
          <div className={styles.actions}>
            <Button
              icon="edit"
              aria-label={`Изменить адрес «${title}»`}
              {...popups.intent('delivery-address-add')}
              onClick={() => void popups.open('delivery-address-add', { companyId, address })}
            >
              Изменить
            </Button>
            {!isDefault && (
              <Button
                ref={handOnToNeighbour}
                icon="star"
                aria-label={`Сделать основным адрес «${title}»`}
                loading={makeDefault.isPending}
                onClick={() => makeDefault.mutate()}
              >
                Сделать основным
              </Button>
            )}
            <Button
              icon="trash"
              aria-label={`Удалить адрес «${title}»`}
              {...popups.intent('address-removing')}
              onClick={() => void popups.open('address-removing', { address })}
            >
              Удалить
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}

function factsOf({ value, lat, lon, contact, workHours, craneNeeded, note, usedInOpenOrders }: Address) {
  const place = lat === null || lon === null ? null : { lat, lon }
  return [
    { name: 'Адрес', value: <AddressText text={value} /> },
    {
      name: 'Точка на карте',
      value: place ? (
        <a href={publicMapHref(place)} target="_blank" rel="noreferrer">
          {coordinatesText(place)}
        </a>
      ) : (
        'не отмечена: стоимость доставки назовёт менеджер'
      ),
    },
    ...(contact
      ? [
          {
            name: 'Кто принимает',
            value: (
              <>
                {contact.fio}, <a href={phoneHref(contact.phone)}>{formatPhone(contact.phone)}</a>
              </>
            ),
          },
        ]
      : []),
    ...(workHours ? [{ name: 'Время приёма', value: workHours }] : []),
    ...(craneNeeded ? [{ name: 'Разгрузка', value: 'нужен кран' }] : []),
    ...(note ? [{ name: 'Водителю', value: note }] : []),
    ...(usedInOpenOrders > 0
      ? [
          {
            name: 'Заказы',
            value: countOf(usedInOpenOrders, ['открытый заказ', 'открытых заказа', 'открытых заказов']),
          },
        ]
      : []),
  ]
}
