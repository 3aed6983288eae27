import type { QueryClient } from '@tanstack/react-query'
import type { components } from '../generated/api-types.ts'
import { uploadFile } from '../generated/operations.ts'
import { ApiProblem } from './api-problem.ts'
import { withSessid } from './client.ts'
import { readAnswer } from './envelope.ts'
import type { Data } from './operation.ts'
import { tabOf } from './tab.ts'

/** What a file is uploaded for; it decides which types are taken. */
export type FilePurpose = components['schemas']['FilePurpose']

export interface UploadOptions {
  /** Breaks the upload off; it then rejects with an `AbortError`. */
  signal: AbortSignal
  /** The part that has been sent, 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Uploads one file by XMLHttpRequest: fetch doesn't tell what has been sent.
 * @throws {ApiProblem} for a refusal, another status or no answer
 */
export function sendFile(
  queryClient: QueryClient,
  file: File,
  purpose: FilePurpose,
  options: UploadOptions,
): Promise<Data<typeof uploadFile>> {
  const { api } = tabOf(queryClient)
  return withSessid(queryClient, uploadFile, async (sessid = '') => {
    const form = new FormData()
    form.append('SESSID', sessid)
    form.append('purpose', purpose)
    form.append('file', file, file.name)
    const response = await post(`${api.baseUrl}${uploadFile.path}`, form, options)
    if (!response || response.headers.get('X-Gateway') === 'noAnswer') throw problem(0)
    if (response.headers.get('X-Session') === 'expired') api.onSessionExpired?.()
    const body: unknown = await response.json().catch(() => undefined)
    if (body === undefined) throw problem(response.status)
    return readAnswer(
      uploadFile,
      { response, ...(response.ok ? { data: body } : { error: body }) },
      { onUnauthorized: api.onSessionExpired, onRightRefused: api.onRightRefused },
    )
  })
}

const problem = (httpStatus: number) =>
  new ApiProblem({ operation: uploadFile, httpStatus, reasons: [], data: null })

/** @returns nothing when there was no answer */
function post(url: string, form: FormData, { signal, onProgress }: UploadOptions) {
  return new Promise<Response | undefined>((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    request.addEventListener('load', () => resolve(answerOf(request)))
    request.addEventListener('error', () => resolve(undefined))
    request.addEventListener('abort', () => reject(new DOMException('Upload cancelled', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['Content-Type', 'X-Session', 'X-Gateway']) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  // `Response` throws for a body, even an empty one, beside a status such as 204.
  return new Response(request.responseText || null, { status: request.status, headers })
}
