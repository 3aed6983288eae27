import { FileLink } from '../../ui/FileLink.tsx'
import styles from './Documents.module.css'
import type { Product } from './product-api.ts'

/** Papers of a product: links that download. */
export function Documents({ documents }: Pick<Product, 'documents'>) {
  return (
    <ul className={styles.list}>
      {documents.map(({ title, file }) => (
        <li key={file.id} className={styles.document}>
          <FileLink file={file} title={title} />
        </li>
      ))}
    </ul>
  )
}
