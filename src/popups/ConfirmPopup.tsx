import { Button } from '../ui/Button.tsx'
import type { ConfirmPopupProps } from './message-props.ts'
import { usePopup } from './popup-context.ts'
import { PopupShell } from './PopupShell.tsx'

/** A question with two buttons (R-POPUP-25, O-59). Open it by `usePopups().confirm`. */
export default function ConfirmPopup({
  title,
  text,
  confirm = 'Да',
  cancel = 'Отмена',
  danger = false,
  onAnswer,
}: ConfirmPopupProps) {
  const { close } = usePopup()
  const accept = () => {
    onAnswer(true)
    void close()
  }
  return (
    <PopupShell
      title={title}
      footer={
        <>
          <Button variant={danger ? 'danger' : 'primary'} onClick={accept}>
            {confirm}
          </Button>
          <Button onClick={() => void close()}>{cancel}</Button>
        </>
      }
    >
      {text}
    </PopupShell>
  )
}
