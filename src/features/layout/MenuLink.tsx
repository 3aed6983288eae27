import { catalogPath } from '../../lib/paths.ts'
import { useIsPopupOpen, usePopups } from '../../popups/use-popups.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { iconButtonClass } from '../../ui/IconButton.tsx'
import { asButton } from '../../ui/plain-click.ts'

/** The burger: opens the menu popup (R-MOB-02); without scripts a link to the catalogue. */
export function MenuLink({ className }: { className?: string | undefined }) {
  const popups = usePopups()
  const isOpen = useIsPopupOpen('mobile-menu')
  return (
    <a
      href={catalogPath}
      aria-label="Меню"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className={iconButtonClass({}, cx(className))}
      {...popups.intent('mobile-menu')}
      {...asButton(() => void popups.open('mobile-menu'))}
    >
      <Icon name="menu" />
    </a>
  )
}
