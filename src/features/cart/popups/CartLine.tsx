import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { apiQuery } from '../../../api/api-query.ts'
import { wholeFleetQuery } from '../../../api/fleet.ts'
import { useSession } from '../../../api/session.ts'
import { useAtTabStore } from '../../../api/tab-store.ts'
import { CheckboxField, SelectField } from '../../../forms/ChoiceField.tsx'
import { optionalText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { TextAreaField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { getProductStores } from '../../../generated/operations.ts'
import { formatDayRange } from '../../../lib/day-range.ts'
import { countOf } from '../../../lib/plural.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { cartQuery, type CartLine as Line } from '../cart-api.ts'
import { useTieToMachine, useUpdateLine } from '../line-api.ts'

/** The line as the cart shows it. */
export interface CartLineProps {
  line: Line
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'cart-line': CartLineProps
  }
}

/** The server chooses the store; no machine. */
const none = 'none'
/** The machines that the line is for in parts. */
const kept = 'kept'

const schema = z.object({
  comment: optionalText(),
  storeId: z.string(),
  machineId: z.string(),
  allLines: z.boolean(),
})

/** What the buyer says of one line: remark, store, machine. Only what was changed is sent. */
export default function CartLine({ line }: CartLineProps) {
  const { id, product, comment } = line
  const { isAuthorized } = useSession()
  const { close } = usePopup()
  const toast = useToast()
  const update = useUpdateLine()
  const tie = useTieToMachine()
  const stores = useStores(line)
  const fleet = useQuery({ ...wholeFleetQuery(), enabled: isAuthorized }).data?.items ?? []
  // A machine that the line is for already stays a choice, of however large a fleet.
  const own = line.machineId === undefined ? [] : (line.machines ?? [])
  const machines = [
    ...own,
    ...fleet.filter(({ id: machine, status }) => status !== 'sold' && own.every((one) => one.id !== machine)),
  ]
  const lines = useQuery({ ...useAtTabStore(cartQuery()), enabled: false }).data?.basketProducts.grid.products
  const others = lines?.filter((one) => one.id !== id) ?? []
  const shared = others.filter((one) => one.machines && one.machineId === undefined)
  const before = {
    comment,
    storeId: stores.some(({ value }) => value === line.storeId) ? line.storeId : none,
    machineId: line.machineId === undefined ? (line.machines ? kept : none) : String(line.machineId),
    allLines: false,
  }
  const form = useZodForm(schema, {
    defaultValues: before,
    // The stores come later; what is chosen or typed stays.
    values: before,
    resetOptions: { keepDirtyValues: true },
  })
  const markSent = useUnsavedGuard(form.formState.isDirty)
  const { control } = form
  const isKept = useWatch({ control, name: 'machineId' }) === kept
  return (
    <PopupShell title="Позиция корзины" subtitle={product.name}>
      <Form
        form={form}
        onSubmit={async (values) => {
          const isStore = values.storeId !== before.storeId
          if (isStore || values.comment !== comment)
            await update.mutateAsync({
              body: {
                product: id,
                ...(values.comment !== comment && { comment: values.comment }),
                ...(isStore && { storeId: values.storeId === none ? null : values.storeId }),
              },
            })
          const isForAll = values.allLines && values.machineId !== kept
          if (isForAll || values.machineId !== before.machineId)
            await tie.mutateAsync({
              body: {
                products: [
                  id,
                  ...(isForAll ? others.filter((one) => !shared.includes(one)).map((one) => one.id) : []),
                ],
                machineId: values.machineId === none ? null : Number(values.machineId),
              },
            })
          markSent()
          toast({ message: 'Сохранено' })
          await close()
        }}
      >
        <TextAreaField
          control={control}
          name="comment"
          label="Комментарий"
          subtext="Его увидит менеджер"
          maxLength={500}
        />
        {stores.length > 0 && (
          <SelectField
            control={control}
            name="storeId"
            label="Отгрузить со склада"
            options={[{ value: none, label: 'Выберет магазин' }, ...stores]}
          />
        )}
        {machines.length > 0 && (
          <>
            <SelectField
              control={control}
              name="machineId"
              label="Для машины"
              options={[
                ...(before.machineId === kept ? [{ value: kept, label: keptWords(line) }] : []),
                { value: none, label: 'Не указана' },
                ...machines.map((machine) => ({
                  value: String(machine.id),
                  label: `${machine.name}, ${machine.serialNumber}`,
                })),
              ]}
            />
            {!isKept && (
              <CheckboxField
                control={control}
                name="allLines"
                label={`Эта машина для всех товаров корзины${shared.length > 0 ? ', кроме распределённых по машинам' : ''}`}
              />
            )}
          </>
        )}
        <FormAlert />
        <SubmitButton>Сохранить</SubmitButton>
      </Form>
    </PopupShell>
  )
}

const keptWords = ({ machines = [] }: Line) =>
  `Для ${countOf(machines.length, ['машины', 'машин', 'машин'])} (не\u00a0менять)`

/** Stores that have enough for the line. */
function useStores({ id, quantity }: Line) {
  const { data } = useQuery(useAtTabStore(apiQuery(getProductStores, { body: { products: [id] } })))
  return (data?.items[0]?.rows ?? [])
    .filter((row) => row.status === 'inStock' && (row.moreThan || row.quantity >= quantity))
    .map(({ storeId, storeName, etaDays }) => ({
      value: storeId,
      label: etaDays ? `${storeName}, срок ${formatDayRange(etaDays)}` : storeName,
    }))
}
