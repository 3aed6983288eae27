import { searchPath } from '../../lib/paths.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Icon } from '../../ui/Icon.tsx'
import { iconButtonClass } from '../../ui/IconButton.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'

/** Opens the search popup (R-MOB-03); without scripts a link to the search page. */
export function MobileSearchLink({ className }: { className?: string | undefined }) {
  const popups = usePopups()
  return (
    <a
      href={searchPath('')}
      role="button"
      aria-label="Поиск"
      aria-haspopup="dialog"
      className={iconButtonClass({}, className)}
      {...popups.intent('mobile-search')}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        void popups.open('mobile-search')
      }}
    >
      <Icon name="search" />
    </a>
  )
}
