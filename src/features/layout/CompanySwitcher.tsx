import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companiesQuery } from '../../api/frame-queries.ts'
import { useSession } from '../../api/session.ts'
import { takeSwitchNote } from '../../lib/switch-note.ts'
import { useFloat } from '../../popups/use-popups.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { pageHeading } from '../../ui/hand-on-to-page.ts'
import { onDemand, onIntent } from '../../ui/on-demand.ts'
import { OnDemandPart } from '../../ui/OnDemandPart.tsx'
import { Popover } from '../../ui/Popover.tsx'
import styles from './CompanySwitcher.module.css'

const list = onDemand(() => import('./CompanyList.tsx'))
const listIntent = onIntent(list.load)

/**
 * A ref for the button. After a switch the focus begins at the company's name, or at the page's heading where the button is
 * hidden. A focus that the customer has set stays.
 */
function focusAfterSwitch(button: HTMLElement | null): void {
  if (!button || !takeSwitchNote() || document.activeElement !== document.body) return
  button.focus({ preventScroll: true })
  if (document.activeElement === document.body) pageHeading()?.focus({ preventScroll: true })
}

/**
 * The company that the customer acts for, and the others to switch to (R-HEAD-34 … R-HEAD-36, R-MOB-15, R-MOB-16).
 * Its data comes after hydration; nothing for guests and for customers without companies.
 */
export function CompanySwitcher({ className }: { className?: string | undefined }) {
  const { isAuthorized } = useSession()
  const [open, setOpen] = useState(false)
  useFloat(open, () => setOpen(false))
  const { data } = useQuery({ ...companiesQuery(), enabled: isAuthorized })
  if (!isAuthorized || !data || data.items.length === 0) return null
  const current = data.items.find((company) => company.current)
  return (
    <Popover
      label="Контрагент"
      align="end"
      open={open}
      onOpenChange={setOpen}
      className={cx(styles.root, className)}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          {...listIntent}
          ref={focusAfterSwitch}
          title={current?.name}
          className={buttonClass({ variant: 'ghost' }, styles.button)}
        >
          <Icon name="company" />
          <span className={styles.name}>{current?.name ?? 'Выбрать контрагента'}</span>
          <Icon name="chevron-down" size="small" />
        </button>
      )}
    >
      <OnDemandPart code={list} error="Не удалось загрузить контрагентов" props={{ companies: data.items }} />
    </Popover>
  )
}
