import { CheckboxField } from '../../forms/ChoiceField.tsx'
import { offerPath, policyPath } from '../../lib/paths.ts'
import type { ConsentDocument } from './checkout-queries.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { MissingNote } from './MissingNote.tsx'
import type { MissingPart } from './missing-parts.ts'
import type { CheckoutControl } from './BuyerSection.tsx'
import styles from './Checkout.module.css'

/**
 * Consents, each a tick of its own, none of them set beforehand. The documents open beside the page, so that nothing
 * typed is lost.
 */
export function ConsentSection({
  control,
  documents,
  missing,
}: {
  control: CheckoutControl
  documents: readonly ConsentDocument[]
  missing: MissingPart | undefined
}) {
  const dated = documents.flatMap(({ required, title, effectiveFrom }) =>
    required ? `${title} — редакция от ${formatCalendarDay(effectiveFrom)}` : [],
  )
  return (
    <div className={styles.consents}>
      <CheckboxField
        control={control}
        name="offer"
        required
        label={
          <>
            Принимаю условия{' '}
            <a href={offerPath} target="_blank" rel="noopener">
              оферты
            </a>
          </>
        }
      />
      <CheckboxField
        control={control}
        name="personalData"
        required
        label={
          <>
            Согласен на{' '}
            <a href={policyPath} target="_blank" rel="noopener">
              обработку персональных данных
            </a>
          </>
        }
      />
      <MissingNote part={missing} title="Не удалось показать редакции документов" />
      {dated.length > 0 && <p className={styles.note}>{dated.join('. ')}</p>}
      <CheckboxField control={control} name="marketing" label="Хочу получать новости и предложения" />
    </div>
  )
}
