import { useController, useFormContext } from 'react-hook-form'
import { Checkbox } from '../../ui/Checkbox.tsx'
import styles from './Hooks.module.css'
import { events, eventTitle, type HookEvent } from './hook-words.ts'

/** The events of a hook, one by one. */
export function EventFields() {
  const { control } = useFormContext<{ events: HookEvent[] }>()
  const { field, fieldState } = useController({ control, name: 'events' })
  const chosen: readonly HookEvent[] = field.value
  const error = fieldState.error?.message
  return (
    <fieldset>
      <legend className={styles.legend}>События</legend>
      {events.map((event, index) => (
        <Checkbox
          key={event}
          ref={index === 0 ? field.ref : undefined}
          label={eventTitle(event)}
          checked={chosen.includes(event)}
          onBlur={field.onBlur}
          onChange={({ target }) =>
            field.onChange(events.filter((one) => (one === event ? target.checked : chosen.includes(one))))
          }
          {...(error !== undefined && index === events.length - 1 && { error })}
        />
      ))}
    </fieldset>
  )
}
