import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { apiMutation } from '../../../api/api-mutation.ts'
import { isProblem, isProblemOf } from '../../../api/api-problem.ts'
import { deleteDeliveryAddress } from '../../../generated/operations.ts'
import { countOf } from '../../../lib/plural.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { AddressText } from '../../../ui/AddressText.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import type { Address } from '../address-form.ts'

/** Props of the popup `address-removing`. */
export interface AddressRemovingProps {
  address: Address
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'address-removing': AddressRemovingProps
  }
}

/** Asks before an address is removed, and warns when open orders use it (R-POPUP-33). */
export default function AddressRemoving({ address }: AddressRemovingProps) {
  const { id, title, value, usedInOpenOrders } = address
  const { close } = usePopup()
  const toast = useToast()
  // An order may have been placed since the list was read: the refusal tells it.
  const [isUsed, setUsed] = useState(usedInOpenOrders > 0)
  const remove = useMutation(apiMutation(deleteDeliveryAddress))

  async function accept() {
    try {
      await remove.mutateAsync({ path: { id }, ...(isUsed && { query: { force: true } }) })
    } catch (error) {
      if (isProblemOf(error, deleteDeliveryAddress) && error.is('usedInOpenOrders')) setUsed(true)
      return
    }
    toast({ message: `Адрес «${title}» удалён` })
    await close()
  }

  const isWarned = isProblem(remove.error) && remove.error.code === 'usedInOpenOrders'
  return (
    <PopupShell
      title="Удалить адрес?"
      footer={
        <>
          <Button variant="danger" loading={remove.isPending} onClick={() => void accept()}>
            {isUsed ? 'Всё равно удалить' : 'Удалить'}
          </Button>
          <Button onClick={() => void close()}>Отмена</Button>
        </>
      }
    >
      <p>
        «{title}»: <AddressText text={value} />
      </p>
      {isUsed && (
        <p role="alert">
          {usedInOpenOrders > 0
            ? `По этому адресу доставляется ${countOf(usedInOpenOrders, orderForms)}.`
            : 'Адрес указан в незавершённых заказах.'}{' '}
          В заказах он останется прежним.
        </p>
      )}
      {remove.isError && !isWarned && (
        <p role="alert">
          {(isProblem(remove.error) && remove.error.errors[0]?.message) || 'Не удалось удалить адрес'}
        </p>
      )}
    </PopupShell>
  )
}

const orderForms = ['открытый заказ', 'открытых заказа', 'открытых заказов'] as const
