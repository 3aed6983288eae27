import styles from './Unbroken.module.css'

/**
 * Keeps one part of a text on one line if it fits, such as an article in a product's name. The text itself doesn't
 * change, so it can be copied and searched.
 */
export function Unbroken({ text, part }: { text: string; part: string }) {
  const start = part === '' ? -1 : text.indexOf(part)
  if (start < 0) return text
  return (
    <>
      {text.slice(0, start)}
      <span className={styles.part}>{part}</span>
      {text.slice(start + part.length)}
    </>
  )
}
