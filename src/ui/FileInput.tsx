import { useEffect, useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { cx } from './class-names.ts'
import { FieldShell } from './FieldShell.tsx'
import type { FieldLook } from './FieldShell.tsx'
import styles from './FileInput.module.css'
import { Icon } from './Icon.tsx'

export interface FileInputProps extends Omit<FieldLook, 'verified'> {
  /** Chosen, dropped, pasted or photographed files. Only the first of them without `multiple`. */
  onFiles: (files: File[]) => void
  onBlur?: () => void
  multiple?: boolean
  /** As of `<input accept>`. Dropped and pasted files aren't filtered; the form's rules check them. */
  accept?: string
  /** Offers the camera on devices that are touched. */
  camera?: boolean
  /** Takes files that are pasted anywhere in the form around it. */
  paste?: boolean
  /** Words after 'Выберите файл': "или перетащите его сюда". */
  hint?: ReactNode
  id?: string
  name?: string
  ref?: Ref<HTMLInputElement>
  /** The chosen files as `FileRow`s. */
  rows?: readonly ReactNode[]
}

/** Takes files from the disk, by dropping, from the clipboard and from the camera. */
export function FileInput({
  onFiles,
  onBlur,
  multiple = false,
  accept,
  camera = false,
  paste = false,
  hint = `или перетащите ${multiple ? 'их' : 'его'} сюда${paste ? ', или вставьте из буфера' : ''}`,
  id,
  name,
  ref,
  rows,
  ...look
}: FileInputProps) {
  const [over, setOver] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  const taking = useRef(take)
  useEffect(() => {
    taking.current = take
  })
  const takesPasted = paste && !look.disabled
  useEffect(() => {
    const form = root.current?.closest('form')
    if (!takesPasted || !form) return undefined
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData } = event
      // Office programs copy a picture beside the text, and the text is wanted.
      if (!clipboardData?.files.length || clipboardData.getData('text/plain') !== '') return
      event.preventDefault()
      taking.current(clipboardData.files)
    }
    form.addEventListener('paste', onPaste)
    return () => form.removeEventListener('paste', onPaste)
  }, [takesPasted])
  const onChange = ({ target }: { target: HTMLInputElement }) => {
    take(target.files)
    // So that the same file can be chosen again after its removal.
    target.value = ''
  }
  return (
    <FieldShell {...look} id={id}>
      {({ className: _look, disabled, ...control }) => (
        <div
          ref={root}
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
            if (!disabled) take(event.dataTransfer.files)
          }}
        >
          <label className={cx(styles.zone, over && styles.over)}>
            <Icon name="attach" />
            <span className={styles.act}>{multiple ? 'Выберите файлы' : 'Выберите файл'}</span>
            <span className={styles.hint}>{hint}</span>
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
              onChange={onChange}
            />
          </label>
          {camera && (
            <label className={cx(styles.zone, styles.camera)}>
              <Icon name="image" />
              <span className={styles.act}>Сфотографировать</span>
              <input
                type="file"
                className={styles.input}
                disabled={disabled}
                accept="image/jpeg"
                capture="environment"
                onChange={onChange}
              />
            </label>
          )}
          {rows?.length ? <ul role="list">{rows}</ul> : null}
        </div>
      )}
    </FieldShell>
  )
}
