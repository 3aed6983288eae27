import type { PopupName, PopupRegistry } from './popup-registry.ts'
import { usePopups } from './use-popups.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'

export interface PopupButtonProps<Name extends PopupName> extends Omit<ButtonProps, 'popover'> {
  popup: Name
  props: PopupRegistry[Name]
}

/** A button that opens a popup, whose code loads before the click. */
export function PopupButton<Name extends PopupName>({ popup, props, ...look }: PopupButtonProps<Name>) {
  const popups = usePopups()
  return (
    <Button
      aria-haspopup="dialog"
      {...popups.intent(popup)}
      onClick={() => void popups.open(popup, props)}
      {...look}
    />
  )
}
