import { Button } from '../../ui/Button.tsx'
import { usePopups } from '../../popups/use-popups.ts'

/** The way on where only a manager can help: the form of a callback. @param topic is sent along */
export function AskManager({ topic }: { topic: string }) {
  const popups = usePopups()
  return (
    <Button
      variant="primary"
      icon="phone"
      {...popups.intent('feedback')}
      onClick={() => void popups.open('feedback', { form: 'callback', topic })}
    >
      Заказать звонок
    </Button>
  )
}
