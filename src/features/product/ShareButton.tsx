import { Button } from '../../ui/Button.tsx'
import { onDemand, onIntent } from '../../ui/on-demand.ts'
import { useToast } from '../../ui/toast/toast-context.ts'

const code = onDemand(() => import('./share-page.ts'))

/** Shares the address of this page. Its code is there by the click: browsers share only within the visitor's gesture. */
export function ShareButton({ title }: { title: string }) {
  const toast = useToast()
  const share = () => {
    code
      .load()
      .then(({ sharePage }) => sharePage(title, toast))
      .catch(() => toast({ status: false, message: 'Не удалось поделиться' }))
  }
  return (
    <Button variant="link" icon="external" {...onIntent(code.load)} onClick={share}>
      Поделиться
    </Button>
  )
}
