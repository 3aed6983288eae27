import { fileSize } from '../lib/file-size.ts'
import styles from './FileInput.module.css'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'

export interface FileRowProps {
  name: string
  /** Bytes. */
  size: number
  /** The part that has been uploaded, 0 to 1; absent when no upload is under way. */
  progress?: number | undefined
  /** Why the file can't be sent. */
  fault?: string | undefined
  /** Absent when the same file would fail again. */
  onRetry?: (() => void) | undefined
  /** Removes the file; breaks off its upload. */
  onRemove: () => void
}

/** A chosen file: its progress or its fault, with buttons to cancel, retry and remove it. */
export function FileRow({ name, size, progress, fault, onRetry, onRemove }: FileRowProps) {
  const isLoading = progress !== undefined
  return (
    <li className={styles.file}>
      <Icon name={fault ? 'error' : 'document'} size="small" />
      <span className={styles.about}>
        <span className={styles.name}>{name}</span>
        {isLoading ? (
          <progress className={styles.progress} aria-label={`Загрузка ${name}`} value={progress} max={1} />
        ) : (
          <span className={styles.size}>{fileSize(size)}</span>
        )}
        {fault && (
          <span role="alert" className={styles.fault}>
            {fault}
          </span>
        )}
      </span>
      {onRetry && (
        <IconButton icon="refresh" size="small" label={`Загрузить снова ${name}`} onClick={onRetry} />
      )}
      <IconButton
        icon="close"
        size="small"
        label={isLoading ? `Отменить загрузку ${name}` : `Убрать ${name}`}
        onClick={onRemove}
      />
    </li>
  )
}
