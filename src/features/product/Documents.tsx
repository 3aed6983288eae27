import { formatNumber } from '../../lib/money.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Documents.module.css'
import type { Product } from './product-api.ts'

/** Papers of a product by name and size. Not links: no call of the contract gives files yet. */
export function Documents({ documents }: Pick<Product, 'documents'>) {
  return (
    <ul className={styles.list}>
      {documents.map(({ title, file }) => (
        <li key={file.id} className={styles.document}>
          <Icon name="document" />
          <span>{title}</span>
          <span className={styles.size}>{sizeWords(file)}</span>
        </li>
      ))}
    </ul>
  )
}

const kilobyte = 1024

/** "PDF, 240 КБ" */
function sizeWords({ name, size }: Product['documents'][number]['file']): string {
  const extension = name.includes('.') ? `${name.slice(name.lastIndexOf('.') + 1).toUpperCase()}, ` : ''
  const kilobytes = Math.max(1, Math.round(size / kilobyte))
  return kilobytes < kilobyte
    ? `${extension}${kilobytes}\u00a0КБ`
    : `${extension}${formatNumber(Math.round((kilobytes / kilobyte) * 10) / 10)}\u00a0МБ`
}
