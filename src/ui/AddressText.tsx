import styles from './AddressText.module.css'

/** What stands before the name or the number that it belongs to. */
const before = 'г|с|п|д|пос|дер|ст|ул|пр|пр-т|пер|пл|ш|наб|б-р|мкр|корп|к|стр|оф|кв|лит|пом'
/** What stands behind its name. */
const behind = 'обл\\.|р-н|край|км'
const lineEnd = new RegExp(
  ` (?<!(?:^|[\\s,:])(?:${before})\\. )(?<!\\p{L}, (?=\\d))(?!(?:${behind})(?![\\p{L}\\d]))`,
  'u',
)

/**
 * An address, whoever typed it, whose lines end with no abbreviation and begin with no number of a house. The text stays
 * letter for letter, so a copy of it has ordinary spaces.
 */
export function AddressText({ text }: { text: string }) {
  return text.split(lineEnd).flatMap((part, index) => [
    index > 0 && ' ',
    part.includes(' ') ? (
      // Parts change with the whole text only.
      // eslint-disable-next-line react/no-array-index-key
      <span key={index} className={styles.part}>
        {part}
      </span>
    ) : (
      part
    ),
  ])
}
