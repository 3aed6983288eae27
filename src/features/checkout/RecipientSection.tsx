import { PhoneField } from '../../forms/PhoneField.tsx'
import { TextAreaField, TextField } from '../../forms/TextField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { CheckoutControl } from './BuyerSection.tsx'
import styles from './Checkout.module.css'

/** Who receives the goods; filled in with the customer's own name and phone. */
export function RecipientSection({ control }: { control: CheckoutControl }) {
  return (
    <Panel title="Получатель" heading="h3">
      <div className={styles.fields}>
        <TextField control={control} name="fio" label="ФИО" required maxLength={150} autoComplete="name" />
        <PhoneField
          control={control}
          name="phone"
          label="Телефон"
          required
          subtext="По нему позвонит водитель или склад"
        />
      </div>
    </Panel>
  )
}

/** What the buyer adds for the seller and for the own books. */
export function CommentSection({ control }: { control: CheckoutControl }) {
  return (
    <Panel title="Комментарий" heading="h3">
      <div className={styles.fields}>
        <TextField
          control={control}
          name="customerOrderNumber"
          label="Ваш номер заказа"
          maxLength={50}
          subtext="Попадёт в счёт и закрывающие документы"
        />
        <TextAreaField
          control={control}
          name="comment"
          label="Комментарий к заказу"
          maxLength={1000}
          rows={3}
          className={styles.wide ?? ''}
        />
      </div>
    </Panel>
  )
}
