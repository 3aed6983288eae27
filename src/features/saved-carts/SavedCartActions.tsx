import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { apiMutation } from '../../api/api-mutation.ts'
import { copySavedCart, shareSavedCart } from '../../generated/operations.ts'
import { savedCartsPath } from '../../lib/paths.ts'
import { newUuid } from '../../lib/uuid.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import { exportPath, type SavedCart, savedCartPath } from './saved-cart-api.ts'
import styles from './SavedCarts.module.css'
import { useDeleteSavedCart } from './use-delete-saved-cart.ts'
import { useSavedCartFailure } from './use-saved-cart-failure.ts'
import { useSavedToCart } from './use-saved-to-cart.tsx'

export interface SavedCartActionsProps {
  cart: SavedCart
  /** Lines to put into the cart; none for all. */
  chosen: readonly number[]
}

/** A button for each action that the server allows. */
export function SavedCartActions({ cart, chosen }: SavedCartActionsProps) {
  const { id, name, comment, visibility, allowedActions } = cart
  const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action)
  const navigate = useNavigate()
  const popups = usePopups()
  const remove = useDeleteSavedCart()
  const { add, isPending } = useSavedToCart(id)
  const copying = useCopy()
  const sharing = useShare()
  return (
    <div className={styles.actions}>
      {may('toBasket') && (
        <Button
          variant="primary"
          icon="cart"
          loading={isPending}
          disabled={cart.itemsCount === 0}
          onClick={() => void add(chosen)}
        >
          {chosen.length > 0 ? `Добавить выбранное: ${chosen.length}` : 'Добавить всё в корзину'}
        </Button>
      )}
      {may('update') && (
        <Button
          icon="edit"
          {...popups.intent('saved-cart-edit')}
          onClick={() => void popups.open('saved-cart-edit', { id, name, comment })}
        >
          Изменить
        </Button>
      )}
      {may('copy') && (
        <Button
          icon="copy"
          loading={copying.isPending}
          onClick={() => copying.mutate({ path: { id }, body: {}, options: { idempotencyKey: newUuid() } })}
        >
          Создать копию
        </Button>
      )}
      {may('share') && (
        <Button
          icon={visibility === 'company' ? 'lock' : 'team'}
          loading={sharing.isPending}
          onClick={() =>
            sharing.mutate({
              path: { id },
              body: { visibility: visibility === 'company' ? 'private' : 'company' },
            })
          }
        >
          {visibility === 'company' ? 'Закрыть от компании' : 'Открыть компании'}
        </Button>
      )}
      {may('export') &&
        (['xlsx', 'csv'] as const).map((format) => (
          <a key={format} href={exportPath(id, format)} download className={buttonClass()}>
            <Icon name="download" />
            {`Скачать ${format.toUpperCase()}`}
          </a>
        ))}
      {may('delete') && (
        <Button
          variant="ghost"
          icon="trash"
          onClick={() => {
            remove(cart)
            void navigate(savedCartsPath)
          }}
        >
          Удалить
        </Button>
      )}
    </div>
  )
}

function useCopy() {
  const navigate = useNavigate()
  const toast = useToast()
  const fail = useSavedCartFailure()
  const options = apiMutation(copySavedCart)
  return useMutation({
    ...options,
    onError: (error) => fail(error, 'Не удалось создать копию'),
    onSuccess: async (...answer) => {
      await options.onSuccess?.(...answer)
      const [copy] = answer
      toast({ message: `Создана копия «${copy.name}»`, time: 4000 })
      await navigate(savedCartPath(copy.id))
    },
  })
}

function useShare() {
  const toast = useToast()
  const fail = useSavedCartFailure()
  const options = apiMutation(shareSavedCart)
  return useMutation({
    ...options,
    onError: (error) => fail(error, 'Не удалось изменить доступ'),
    onSuccess: async (...answer) => {
      await options.onSuccess?.(...answer)
      const isShared = answer[0].visibility === 'company'
      toast({
        message: isShared ? 'Корзину видит вся компания' : 'Корзину видите только вы',
        time: 4000,
      })
    },
  })
}
