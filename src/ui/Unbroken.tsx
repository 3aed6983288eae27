import styles from './Unbroken.module.css'

/**
 * A text of which one part stays on one line as long as there is room for it: an article within the name of a product.
 * The text itself is not changed, so it can be copied and searched.
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
