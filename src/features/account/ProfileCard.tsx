import { useQuery } from '@tanstack/react-query'
import { companiesQuery } from '../../api/frame-queries.ts'
import type { Data } from '../../api/operation.ts'
import type { getPersonal } from '../../generated/operations.ts'
import { formatPhone } from '../../lib/phone.ts'
import { Panel } from '../../ui/Panel.tsx'
import { PropertyList } from '../../ui/PropertyList.tsx'

/** Who is logged in and for whom they act (R-COMP-01, R-COMP-06). */
export function ProfileCard({ user }: { user: Data<typeof getPersonal>['user'] }) {
  const company = useQuery(companiesQuery()).data?.items.find(({ current }) => current)
  return (
    <Panel title={user.name}>
      <PropertyList
        items={[
          ...(user.position ? [{ name: 'Должность', value: user.position }] : []),
          { name: 'Телефон', value: formatPhone(user.phone) },
          { name: 'E-mail', value: user.email },
          company
            ? { name: 'Компания', value: `${company.name}, ИНН\u00a0${company.inn}` }
            : { name: 'Покупатель', value: 'Физическое лицо' },
        ]}
      />
    </Panel>
  )
}
