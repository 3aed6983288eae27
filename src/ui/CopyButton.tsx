import { useEffect, useState } from 'react'
import { cx } from './class-names.ts'
import styles from './CopyButton.module.css'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** How long the result stays, in ms. */
const resultTime = 1500

const results = {
  done: { icon: 'check', words: 'Скопировано' },
  // The clipboard is missing on plain http, and the visitor may refuse it.
  failed: { icon: 'error', words: 'Не удалось скопировать' },
} as const

/** Copies a text; the icon and an announcement show the result. */
export function CopyButton({ text, label = 'Скопировать' }: { text: string; label?: string }) {
  const [result, setResult] = useState<keyof typeof results | null>(null)
  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(null), resultTime)
    return () => clearTimeout(timer)
  }, [result])
  return (
    <>
      <button
        type="button"
        className={cx(styles.copy, result && styles[result])}
        aria-label={label}
        title={label}
        onClick={async () => {
          try {
            await navigator.clipboard.writeText(text)
            setResult('done')
          } catch {
            setResult('failed')
          }
        }}
      >
        <Icon name={result ? results[result].icon : 'copy'} size="small" />
      </button>
      <VisuallyHidden role="status">{result && results[result].words}</VisuallyHidden>
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
