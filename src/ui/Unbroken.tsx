import styles from './Unbroken.module.css'

/**
 * Proper names with a hyphen, as of makers and cities: "Уралмаш-Дор", "Ростов-на-Дону". Above 22 letters a name is wider
 * than a phone with text of double size (R-CONST-15), so it may break.
 */
const doubleName = /(?<![\p{L}-])(?=[\p{L}-]{5,22}(?![\p{L}-]))\p{Lu}\p{Ll}+(?:-\p{Ll}+)?-\p{Lu}\p{Ll}+/u

/**
 * Keeps one part of a text on one line if it fits, such as the article in a name. Double names stay whole as well. The
 * text itself doesn't change, so it can be copied and searched.
 */
export function Unbroken({ text, part }: { text: string; part?: string }) {
  const whole = part && text.includes(part) ? part : doubleName.exec(text)?.[0]
  if (!whole) return text
  const start = text.indexOf(whole)
  return (
    <>
      <Unbroken text={text.slice(0, start)} />
      <span className={styles.part}>{whole}</span>
      <Unbroken text={text.slice(start + whole.length)} />
    </>
  )
}
