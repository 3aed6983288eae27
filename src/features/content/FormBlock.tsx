import type { components } from '../../generated/api-types.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import styles from './FormBlock.module.css'

/** Invites to write or to be called back; the form itself is the popup `feedback`. */
export function FormBlock({ text, form, topic }: components['schemas']['PageBlockForm']) {
  const popups = usePopups()
  return (
    <Panel sunken>
      {text && <p className={styles.text}>{text}</p>}
      <Button
        variant="primary"
        aria-haspopup="dialog"
        {...popups.intent('feedback')}
        onClick={() => void popups.open('feedback', { form, ...(topic && { topic }) })}
      >
        {form === 'callback' ? 'Заказать звонок' : 'Написать нам'}
      </Button>
    </Panel>
  )
}
