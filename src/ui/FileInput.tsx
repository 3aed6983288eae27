import { useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { cx } from './class-names.ts'
import { FieldShell } from './FieldShell.tsx'
import type { FieldLook } from './FieldShell.tsx'
import styles from './FileInput.module.css'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'

export interface FileInputProps extends Omit<FieldLook, 'verified'> {
  files: readonly File[]
  /** Chosen and dropped files are added, without duplicates; without `multiple` the new one replaces the old. */
  onChange: (files: File[]) => void
  onBlur?: () => void
  multiple?: boolean
  /** As of `<input accept>`. Dropped files aren't filtered; the form's rules check them. */
  accept?: string
  /** Words after 'Выберите файл': "или перетащите его сюда". */
  hint?: ReactNode
  id?: string
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** The same file chosen again is another object. */
const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** Chooses or drops files, and lists them with a button to remove each. */
export function FileInput({
  files,
  onChange,
  onBlur,
  multiple = false,
  accept,
  hint = 'или перетащите его сюда',
  id,
  name,
  ref,
  ...look
}: FileInputProps) {
  const [over, setOver] = useState(false)
  const add = (list: FileList | null) => {
    const added = [...(list ?? [])]
    if (added.length === 0) return
    const known = new Set(files.map(keyOf))
    onChange(multiple ? [...files, ...added.filter((file) => !known.has(keyOf(file)))] : added.slice(0, 1))
  }
  return (
    <FieldShell {...look} id={id}>
      {({ className: _look, disabled, ...control }) => (
        <div
          className={styles.root}
          // Dropping is only for the mouse; the input is accessible to everybody.
          role="presentation"
          onDragOver={(event) => {
            event.preventDefault()
            setOver(!disabled)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            if (!disabled) add(event.dataTransfer.files)
          }}
        >
          <label className={cx(styles.zone, over && styles.over)}>
            <Icon name="attach" />
            <span className={styles.act}>{multiple ? 'Выберите файлы' : 'Выберите файл'}</span>
            <span>{hint}</span>
            <input
              {...control}
              ref={ref}
              type="file"
              className={styles.input}
              disabled={disabled}
              multiple={multiple}
              {...(accept && { accept })}
              {...(name && { name })}
              {...(onBlur && { onBlur })}
              onChange={(event) => {
                add(event.target.files)
                // So that the same file can be chosen again after its removal.
                event.target.value = ''
              }}
            />
          </label>
          {files.length > 0 && (
            <ul className={styles.files}>
              {files.map((file, index) => (
                <li key={keyOf(file)} className={styles.file}>
                  <Icon name="document" size="small" />
                  <span className={styles.name}>{file.name}</span>
                  <IconButton
                    icon="close"
                    size="small"
                    label={`Убрать ${file.name}`}
                    disabled={disabled}
                    onClick={() => onChange(files.filter((_, other) => other !== index))}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </FieldShell>
  )
}
