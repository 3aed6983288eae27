import type { Control } from 'react-hook-form'
import type { Data } from '../../api/operation.ts'
import { SelectField } from '../../forms/ChoiceField.tsx'
import type { listCompanies } from '../../generated/operations.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { Panel } from '../../ui/Panel.tsx'
import { MissingNote } from './MissingNote.tsx'
import type { MissingParts } from './missing-parts.ts'
import type { CheckedValues, CheckoutValues } from './checkout-schema.ts'
import styles from './Checkout.module.css'
import type { Contract } from './start-values.ts'

export type CompanySummary = Data<typeof listCompanies>['items'][number]

/** The control of the checkout's form. */
export type CheckoutControl = Control<CheckoutValues, unknown, CheckedValues>

export interface BuyerSectionProps {
  control: CheckoutControl
  company: CompanySummary | null | undefined
  companyCount: number
  buyerName: string
  contracts: readonly Contract[]
  missing: MissingParts
}

/**
 * Who buys: a person, or the current company and one of its contracts (R-COMP-01, R-COMP-08). Another company is chosen in
 * the header, because prices, contracts and addresses change with it (R-COMP-05).
 */
export function BuyerSection(props: BuyerSectionProps) {
  const { control, company, companyCount, buyerName, contracts, missing } = props
  if (company === undefined) {
    return (
      <Panel title="Покупатель" heading="h3">
        <p className={styles.buyer}>{buyerName}</p>
        <MissingNote part={missing.companies} title="Не удалось показать компанию" />
      </Panel>
    )
  }
  return (
    <Panel title="Покупатель" heading="h3">
      {company ? (
        <div className={styles.fields}>
          <div>
            <p className={styles.buyer}>{company.name}</p>
            <p className={styles.note}>ИНН {company.inn}</p>
            {companyCount > 1 && (
              <p className={styles.note}>
                Другую компанию можно выбрать в шапке сайта, на телефоне — в меню: товары останутся в корзине.
              </p>
            )}
          </div>
          {missing.contracts ? (
            <MissingNote part={missing.contracts} title="Не удалось показать договоры" />
          ) : contracts.length > 0 ? (
            <SelectField
              control={control}
              name="contractId"
              label="Договор"
              placeholder="Без договора"
              options={contracts.map(({ id, number, date, paymentTerms }) => ({
                value: String(id),
                label: `№ ${number} от ${formatCalendarDay(date)}`,
                hint: paymentTerms,
              }))}
            />
          ) : (
            <p className={styles.note}>Действующих договоров нет: заказ оформляется без договора.</p>
          )}
        </div>
      ) : (
        <>
          <p className={styles.buyer}>{buyerName}</p>
          <p className={styles.note}>Физическое лицо</p>
        </>
      )}
    </Panel>
  )
}
