/** The time that an answer may take. */
export interface TimeLimit {
  signal: AbortSignal
  /** Starts the time again, after each received part. */
  renew: () => void
  end: () => void
}

export function timeLimit(milliseconds: number): TimeLimit {
  const abort = new AbortController()
  const expire = () => abort.abort(new DOMException('The backend took too long', 'TimeoutError'))
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const renew = () => {
    end()
    timer = setTimeout(expire, milliseconds)
  }
  return { signal: abort.signal, renew, end }
}

/** Rejects on the signal even if the work ignores it. */
export function settled<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abandon = () => reject(signal.reason)
    if (signal.aborted) abandon()
    signal.addEventListener('abort', abandon, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abandon))
  })
}
