import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { invalidateAfter } from '../../../api/api-mutation.ts'
import { isProblemOf } from '../../../api/api-problem.ts'
import { useSession } from '../../../api/session.ts'
import { tabOf } from '../../../api/tab.ts'
import { useOnceMutation } from '../../../api/use-once-mutation.ts'
import { RadioField, SelectField } from '../../../forms/ChoiceField.tsx'
import { optionalText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { TextAreaField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { createSavedCart, updateSavedCart } from '../../../generated/operations.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopups } from '../../../popups/use-popups.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { addToSavedCart, savedCartPath, savedCartsQuery } from '../saved-cart-api.ts'
import styles from '../SavedCarts.module.css'

export interface SaveCartProps {
  /** What to save; absent: the whole cart. */
  product?: { id: number; name: string; quantity: number }
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'save-cart': SaveCartProps
  }
}

const schema = z
  .object({
    /** Id of a saved cart, or 'new'. */
    target: z.string(),
    name: optionalText(),
    comment: optionalText(),
    visibility: z.enum(['private', 'company']),
  })
  .refine(({ target, name }) => target !== 'new' || name.trim() !== '', {
    error: 'Заполните поле',
    path: ['name'],
  })

type Values = z.output<typeof schema>

const visibilities = [
  { value: 'private', label: 'Только вы' },
  { value: 'company', label: 'Вся компания' },
] as const

/** Milliseconds of the toast: long enough to click its link. */
const wayTime = 6000

/** Saves the cart, or one product, under a new name or in a saved cart that there is (R-POPUP-19, O-119). */
export default function SaveCart({ product }: SaveCartProps) {
  const { scope = [] } = useSession()
  const { close } = usePopup()
  const navigate = useNavigate()
  const toast = useToast()
  const queryClient = useQueryClient()
  const saving = useSaving(product)
  const own = useQuery({ ...savedCartsQuery(), enabled: product !== undefined }).data?.items ?? []
  const targets = own.filter(({ allowedActions }) => allowedActions.includes('update'))
  const form = useZodForm(schema, {
    defaultValues: { target: 'new', name: '', comment: '', visibility: 'private' },
  })
  const markSent = useUnsavedGuard(form.formState.isDirty)
  const { control } = form
  const isNew = form.watch('target') === 'new'

  async function submit(values: Values) {
    const saved = targets.find(({ id }) => String(id) === values.target)
    if (saved && product) {
      await addToSavedCart(queryClient, saved.id, { id: product.id, quantity: product.quantity })
      await invalidateAfter(queryClient, updateSavedCart)
    }
    const id = saved?.id ?? (await saving.save(values))
    // The question whether to replace was answered with no: the popup stays with what was typed.
    if (id === undefined) return
    markSent()
    await close()
    toast({
      message: product ? 'Товар сохранён' : 'Корзина сохранена',
      time: wayTime,
      action: { label: 'Открыть', onAction: () => void navigate(savedCartPath(id)) },
    })
  }

  return (
    <PopupShell title={product ? 'Сохранить товар' : 'Сохранить корзину'} subtitle={product?.name}>
      <Form form={form} onSubmit={submit}>
        {targets.length > 0 && (
          <SelectField
            control={control}
            name="target"
            label="Куда"
            options={[
              { value: 'new', label: 'Новая корзина' },
              ...targets.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
        {isNew && (
          <>
            <TextField control={control} name="name" label="Название" required maxLength={80} />
            <TextAreaField control={control} name="comment" label="Комментарий" maxLength={500} />
            {scope.includes('savedCarts.share') && (
              <RadioField control={control} name="visibility" legend="Кто видит" options={visibilities} />
            )}
          </>
        )}
        <p className={styles.muted}>Сегодняшние цены запомнятся для сравнения.</p>
        <FormAlert />
        <SubmitButton>Сохранить</SubmitButton>
      </Form>
    </PopupShell>
  )
}

/** Saves under a name; a taken one is replaced after a question. */
function useSaving(product: SaveCartProps['product']) {
  const queryClient = useQueryClient()
  const popups = usePopups()
  const create = useOnceMutation(createSavedCart)

  /** @returns the id; nothing when the existing saved cart shall stay */
  async function save({ name, comment, visibility }: Values): Promise<number | undefined> {
    // Pending changes of the cart are sent first.
    await tabOf(queryClient).cartWrites.settle()
    const products = product && [{ id: product.id, quantity: product.quantity }]
    const body = { name, comment, visibility, ...(products && { products }) }
    try {
      return (await create({ body })).id
    } catch (error) {
      if (!isProblemOf(error, createSavedCart) || !error.is('nameTaken')) throw error
      const known = error.data
      const yes = await popups.confirm({
        title: 'Обновить существующую?',
        text: `Корзина «${known?.name ?? name}» уже есть. Её состав, комментарий и доступ заменятся.`,
        confirm: 'Обновить',
      })
      return yes ? (await create({ body: { ...body, replace: true } })).id : undefined
    }
  }
  return { save }
}
