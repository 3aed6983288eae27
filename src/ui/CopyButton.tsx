import { useEffect, useState } from 'react'
import { cx } from './class-names.ts'
import styles from './CopyButton.module.css'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** How long the tick stays, in ms. */
const tickTime = 1500

/** Copies a text; the icon turns into a tick, and 'Скопировано' is announced. */
export function CopyButton({ text, label = 'Скопировать' }: { text: string; label?: string }) {
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), tickTime)
    return () => clearTimeout(timer)
  }, [done])
  return (
    <>
      <button
        type="button"
        className={cx(styles.copy, done && styles.done)}
        aria-label={label}
        title={label}
        onClick={async () => {
          // Missing on plain http, and the visitor may refuse: then nothing is claimed.
          try {
            await navigator.clipboard.writeText(text)
            setDone(true)
          } catch {
            setDone(false)
          }
        }}
      >
        <Icon name={done ? 'check' : 'copy'} size="small" />
      </button>
      <VisuallyHidden role="status">{done && 'Скопировано'}</VisuallyHidden>
    </>
  )
}

/** An article or a serial number: monospaced, never wrapped; with `copyLabel` a button to copy it. */
export function Code({
  children,
  copyLabel,
  className,
}: {
  children: string
  copyLabel?: string
  className?: string
}) {
  return (
    <span className={cx(styles.code, className)}>
      {children}
      {copyLabel && <CopyButton text={children} label={copyLabel} />}
    </span>
  )
}
