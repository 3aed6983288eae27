import { useNavigate } from 'react-router'
import { Link } from '../../../links/Link.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { isPlainClick } from '../../../ui/plain-click.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { compareAddress, keptCodes, mostCompared, withCode } from './compared.ts'

/** Puts the product beside those that this browser compared last, and goes there; without scripts it stands there alone. */
export function CompareLink({ code }: { code: string }) {
  const navigate = useNavigate()
  const toast = useToast()
  return (
    <Link
      to={compareAddress([code])}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        const kept = keptCodes()
        const codes = withCode(kept, code)
        if (kept.length === mostCompared && !kept.includes(code))
          toast({ message: `Рядом помещаются ${mostCompared} товара: первый убран`, time: 4000 })
        void navigate(compareAddress(codes))
      }}
    >
      <Icon name="table" size="small" /> Сравнить
    </Link>
  )
}
