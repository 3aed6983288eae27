import { fileSize } from '../../lib/file-size.ts'
import styles from './Order.module.css'
import type { Order } from './order-words.ts'

/** A link that downloads a file, with its name and size. */
export function FileLink({ file: { name, size, url } }: { file: Order['documents'][number] }) {
  return (
    <span>
      <a href={url} download>
        {name}
      </a>{' '}
      <span className={styles.muted}>{fileSize(size)}</span>
    </span>
  )
}
