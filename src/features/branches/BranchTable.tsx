import { useMemo } from 'react'
import type { components } from '../../generated/api-types.ts'
import { branchPath } from '../../lib/paths.ts'
import { formatPhone, phoneHref } from '../../lib/phone.ts'
import { SiteLink } from '../../links/SiteLink.tsx'
import { MapBeside } from '../../maps/MapBeside.tsx'
import { PinButton } from '../../maps/PinButton.tsx'
import { AddressText } from '../../ui/AddressText.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './BranchTable.module.css'
import { Schedule } from './Schedule.tsx'

type Branch = components['schemas']['Branch']

/** All branches: city, address, telephone, hours, and where they are on a map. */
export function BranchTable({ branches }: { branches: readonly Branch[] }) {
  const points = useMemo(
    () => branches.map(({ storeId, name, lat, lon }) => ({ id: storeId, title: name, lat, lon })),
    [branches],
  )
  return (
    <MapBeside label="Карта филиалов" points={points} wide>
      {(chosen, choose) => (
        <Table
          caption="Филиалы"
          rows={branches}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              title: 'Город',
              card: 'head',
              cell: ({ id, storeId, name }) => (
                <>
                  <PinButton
                    number={branches.findIndex((branch) => branch.storeId === storeId) + 1}
                    title={name}
                    chosen={chosen === storeId}
                    onChoose={() => choose(storeId)}
                  />
                  <SiteLink href={branchPath(id)} className={styles.city}>
                    {name}
                  </SiteLink>
                </>
              ),
            },
            { id: 'type', title: 'Вид', card: 'headEnd', cell: ({ type }) => type },
            {
              id: 'address',
              title: 'Адрес',
              card: 'title',
              cell: ({ address }) => (
                <span className={styles.address}>
                  <AddressText text={address} />
                </span>
              ),
            },
            {
              id: 'phone',
              title: 'Телефон',
              card: 'plain',
              cell: ({ phones: [phone] }) =>
                phone && (
                  <a href={phoneHref(phone)} className={styles.lines}>
                    {formatPhone(phone)}
                  </a>
                ),
            },
            {
              id: 'schedule',
              title: 'Режим работы',
              card: 'plain',
              cell: ({ schedule }) => (
                <div className={styles.lines}>
                  <Schedule rows={schedule} />
                </div>
              ),
            },
          ]}
        />
      )}
    </MapBeside>
  )
}
