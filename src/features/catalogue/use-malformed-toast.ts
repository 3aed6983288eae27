import { useEffect } from 'react'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { ListAddress } from './list-address.ts'

/** Reports malformed filters of the address, once for each address (O-12). */
export function useMalformedToast({ malformed, search }: ListAddress): void {
  const toast = useToast()
  const text = malformed ? search.get('filters') : null
  useEffect(() => {
    if (text !== null)
      toast({ status: false, message: 'Не удалось прочитать фильтры из адреса: показаны все товары' })
  }, [text, toast])
}
