import { searchPath } from '../../lib/paths.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Icon } from '../../ui/Icon.tsx'
import { iconButtonClass } from '../../ui/IconButton.tsx'
import { asButton } from '../../ui/plain-click.ts'

/** Opens the search popup (R-MOB-03); without scripts a link to the search page. */
export function MobileSearchLink({ className }: { className?: string | undefined }) {
  const popups = usePopups()
  return (
    <a
      href={searchPath('')}
      aria-label="Поиск"
      aria-haspopup="dialog"
      className={iconButtonClass({}, className)}
      {...popups.intent('mobile-search')}
      {...asButton(() => void popups.open('mobile-search'))}
    >
      <Icon name="search" />
    </a>
  )
}
