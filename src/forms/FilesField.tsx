import { useRef, useState } from 'react'
import { get, useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import type { FilePurpose } from '../api/upload-file.ts'
import { FileInput } from '../ui/FileInput.tsx'
import type { FileInputProps } from '../ui/FileInput.tsx'
import { FileRow } from '../ui/FileRow.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { AttachedFile } from './attached-files.ts'
import type { FieldOf } from './field-control.ts'
import { FILE_EXTENSIONS, FILES_COUNT_LIMIT, filesCount } from './file-rules.ts'
import { useUploads } from './use-uploads.ts'

export interface FilesFieldProps<In extends FieldValues, Out>
  extends
    FieldOf<In, AttachedFile[], Out>,
    Pick<FileInputProps, 'label' | 'required' | 'subtext' | 'disabled' | 'className'> {
  purpose: FilePurpose
  /** Of the names; what the purpose takes decides in the end. */
  extensions?: readonly string[]
  /** With 1 a new file replaces the old one. */
  most?: number
}

/**
 * Files that are uploaded while the form is filled in. The form's schema has `attachedFiles()` under this name, its default
 * value is `[]`, and its values hold ids. Call the field as the request does (`fileIds`): a refusal of `fileIds.0` is shown
 * at that file.
 */
export function FilesField<In extends FieldValues, Out>({
  control,
  name,
  purpose,
  extensions = FILE_EXTENSIONS,
  most = FILES_COUNT_LIMIT,
  subtext = `${extensions.join(', ').toUpperCase()}, до 10 МБ каждый`,
  ...look
}: FilesFieldProps<In, Out>) {
  const { field, fieldState, formState } = useController({ control, name })
  const input = useRef<HTMLInputElement>(null)
  const [tooMany, setTooMany] = useState<string>()
  const [uploaded, setUploaded] = useState('')
  const files: readonly AttachedFile[] = field.value
  const isOne = most === 1
  const uploads = useUploads({
    files,
    onChange: field.onChange,
    purpose,
    extensions,
    onUploaded: (fileName) => setUploaded(`Файл ${fileName} загружен`),
  })
  const add = (added: readonly File[]) => {
    if (isOne) for (const { key } of files) uploads.remove(key)
    const room = isOne ? 1 : Math.max(0, most - files.length)
    setTooMany(filesCount([...files.slice(0, most - room), ...added], most))
    uploads.add(added.slice(0, room))
  }
  return (
    <>
      <FileInput
        {...look}
        ref={(element) => {
          input.current = element
          field.ref(element)
        }}
        name={name}
        subtext={subtext}
        onBlur={field.onBlur}
        // Before the form is sent, an upload under way is no error.
        error={tooMany ?? (formState.submitCount > 0 ? fieldState.error?.message : undefined)}
        multiple={!isOne}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        camera={extensions.includes('jpg')}
        paste
        onFiles={add}
        rows={files.map(({ key, name: fileName, size, fault }, index) => {
          const { part, retry } = uploads.states.get(key) ?? {}
          const refused: unknown = get(formState.errors, `${name}.${index}.message`)
          return (
            <FileRow
              key={key}
              name={fileName}
              size={size}
              progress={part}
              fault={fault ?? (typeof refused === 'string' ? refused : undefined)}
              onRetry={retry}
              onRemove={() => {
                setTooMany(undefined)
                uploads.remove(key)
                input.current?.focus()
              }}
            />
          )
        })}
      />
      <VisuallyHidden role="status">{uploaded}</VisuallyHidden>
    </>
  )
}
