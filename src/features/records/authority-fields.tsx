import type { Data } from '../../api/operation.ts'
import type { listAuthorities } from '../../generated/operations.ts'
import { orderPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { day, files, number, text } from './field-values.tsx'
import type { FieldsOf } from './record-fields.ts'
import type { StatusLooks } from './status-look.tsx'

export type Authority = Data<typeof listAuthorities>['items'][number]
type Goods = Authority['goods'][number]

export const authorityLooks: StatusLooks<Authority['status']> = {
  draft: { label: 'Не подписана', tone: 'amber', icon: 'edit' },
  active: { label: 'Действует', tone: 'green', icon: 'check' },
  used: { label: 'Использована', tone: 'grey', icon: 'success' },
  expired: { label: 'Срок прошёл', tone: 'grey', icon: 'history' },
  revoked: { label: 'Отозвана', tone: 'red', icon: 'close' },
}

export const authorityTitle = ({ number }: Authority) => `Доверенность ${number}`

export const authorityFields: FieldsOf<Authority> = {
  id: 'technical',
  number: 'apart',
  status: 'apart',
  representative: {
    label: 'Представитель',
    show: ({ fio, position, passportMask }) => (
      <>
        {`${fio}, ${position}`}
        {passportMask !== undefined && (
          <>
            <br />
            {`паспорт ${passportMask}`}
          </>
        )}
      </>
    ),
  },
  basis: {
    label: 'Основание',
    show: ({ type, id, number }) => (
      <Link to={orderPath(id)}>{type === 'order' ? `Заказ ${number}` : `Счёт № ${number}`}</Link>
    ),
  },
  issueDate: { label: 'Выдана', show: day },
  validUntil: { label: 'Действует до', show: day },
  form: { label: 'Бланк М-2', show: (file) => files([file]) },
  file: { label: 'Подписанный скан', show: (file) => (file ? files([file]) : 'не загружен') },
  goods: 'apart',
  allowedActions: 'technical',
}

export const authorityGoodsFields: FieldsOf<Goods> = {
  name: { label: 'Товар', show: text },
  quantity: { label: 'Количество', show: number, number: true },
  unit: { label: 'Ед. изм.', show: text },
}
