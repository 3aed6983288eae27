import { Button } from '../ui/Button.tsx'
import type { AlertPopupProps } from './message-props.ts'
import { usePopup } from './popup-context.ts'
import { PopupShell } from './PopupShell.tsx'

/** One message with one button (R-POPUP-23, O-59). */
export default function AlertPopup({ title, text, button = 'Понятно' }: AlertPopupProps) {
  const { close } = usePopup()
  return (
    <PopupShell
      title={title}
      footer={
        <Button variant="primary" data-autofocus onClick={() => void close()}>
          {button}
        </Button>
      }
    >
      {text}
    </PopupShell>
  )
}
