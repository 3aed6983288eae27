import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Cart.module.css'
import { useClearCart } from './line-api.ts'
import { useCartFailure } from './use-cart-failure.ts'

export interface CartToolsProps {
  /** The field that searches within the cart. */
  search: ReactNode
  /** For long carts: whether the lines are compact. */
  compact?: { value: boolean; onChange: (value: boolean) => void }
}

/** Search within the cart, saving it, the form for paper, clearing. */
export function CartTools({ search, compact }: CartToolsProps) {
  const popups = usePopups()
  const { isAuthorized } = useSession()
  const { mutateAsync, isPending } = useClearCart()
  const fail = useCartFailure()

  const clear = async () => {
    const yes = await popups.confirm({
      title: 'Очистить корзину?',
      text: 'Все товары будут удалены.',
      confirm: 'Очистить',
      danger: true,
    })
    if (!yes) return
    try {
      await mutateAsync()
    } catch (error) {
      await fail(error, 'Не удалось очистить корзину')
    }
  }

  return (
    <div className={styles.tools} data-print="no">
      {search}
      {compact && (
        <Button
          variant="ghost"
          icon="list"
          aria-pressed={compact.value}
          onClick={() => compact.onChange(!compact.value)}
        >
          Компактно
        </Button>
      )}
      <Button
        variant="ghost"
        icon="star"
        {...popups.intent(isAuthorized ? 'save-cart' : 'login')}
        onClick={() => void popups.open(isAuthorized ? 'save-cart' : 'login')}
      >
        Сохранить
      </Button>
      <Button variant="ghost" icon="print" onClick={() => window.print()}>
        Распечатать
      </Button>
      <Button variant="ghost" icon="trash" loading={isPending} onClick={() => void clear()}>
        Очистить
      </Button>
    </div>
  )
}
