import { ownPath } from '../lib/back-address.ts'
import { fileSize } from '../lib/file-size.ts'
import styles from './FileLink.module.css'
import { Icon } from './Icon.tsx'

export interface FileLinkProps {
  file: { name: string; size: number; url: string }
  /** In place of the file's name. */
  title?: string
}

/** A link that downloads a file, with its name, and its size: "PDF, 97 КБ". */
export function FileLink({ file: { name, size, url }, title }: FileLinkProps) {
  return (
    <span className={styles.file}>
      <Icon name="document" size="small" />
      <a href={ownPath(url, url.startsWith('#') ? url : undefined)} download={name}>
        {title ?? name}
      </a>
      <span className={styles.size}>{`${kindOf(name)}${fileSize(size)}`}</span>
    </span>
  )
}

/** The extension as a word, where the name has one. */
function kindOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot === -1 ? '' : `${name.slice(dot + 1).toUpperCase()}, `
}
