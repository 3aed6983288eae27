import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type FilePurpose, sendFile } from '../api/upload-file.ts'
import { newUuid } from '../lib/uuid.ts'
import type { AttachedFile } from './attached-files.ts'
import { checkFile, failureOf } from './upload-faults.ts'

interface UploadsOptions {
  files: readonly AttachedFile[]
  onChange: (files: AttachedFile[]) => void
  purpose: FilePurpose
  extensions: readonly string[]
  /** For what tells screen readers. */
  onUploaded: (name: string) => void
}

/** What is known of a file besides the form's value. */
interface UploadState {
  /** The part that has been sent, while the upload is under way. */
  part?: number
  /** Uploads it again, where that could help. */
  retry?: () => void
}

/** Uploads each file as soon as it is chosen, and keeps the value of the form's field up to date. */
export function useUploads({ files, onChange, purpose, extensions, onUploaded }: UploadsOptions) {
  const queryClient = useQueryClient()
  const [states, setStates] = useState<ReadonlyMap<string, UploadState>>(new Map())
  const [controllers] = useState(() => new Map<string, AbortController>())
  // Uploads end between renders, several at once: each has to change the newest list.
  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  }, [files])
  useEffect(
    () => () => {
      for (const controller of controllers.values()) controller.abort()
    },
    [controllers],
  )

  const change = (next: AttachedFile[]) => {
    latest.current = next
    onChange(next)
  }
  const update = (key: string, facts: Pick<AttachedFile, 'id' | 'fault'>) =>
    change(
      latest.current.map((file) =>
        file.key === key ? { key, name: file.name, size: file.size, ...facts } : file,
      ),
    )
  const setState = (key: string, state: UploadState) =>
    setStates((current) => new Map(current).set(key, state))

  const upload = async (key: string, file: File): Promise<void> => {
    const controller = new AbortController()
    const { signal } = controller
    controllers.set(key, controller)
    setState(key, { part: 0 })
    try {
      await checkFile(file, extensions)
      const stored = await sendFile(queryClient, file, purpose, {
        signal,
        onProgress: (part) => setState(key, { part }),
      })
      setState(key, {})
      update(key, { id: stored.file.id })
      onUploaded(file.name)
    } catch (error) {
      if (signal.aborted) return
      const { message, canRetry } = failureOf(error)
      setState(key, canRetry ? { retry: () => again(key, file) } : {})
      update(key, { fault: message })
    } finally {
      controllers.delete(key)
    }
  }
  const again = (key: string, file: File) => {
    update(key, {})
    void upload(key, file)
  }

  return {
    states,
    add(added: readonly File[]) {
      const rows = added.map((file) => ({ key: newUuid(), file }))
      change([...latest.current, ...rows.map(({ key, file }) => ({ key, name: file.name, size: file.size }))])
      for (const { key, file } of rows) void upload(key, file)
    },
    remove(key: string) {
      controllers.get(key)?.abort()
      change(latest.current.filter((file) => file.key !== key))
    },
  }
}
