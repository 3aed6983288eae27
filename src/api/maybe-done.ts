import { isProblem } from './api-problem.ts'

/** Whether a write waits in the service worker for the network, which answers 202. */
export function isQueued(error: unknown): boolean {
  return isProblem(error) && error.httpStatus === 202
}

/**
 * Whether a write that failed may have been done all the same: there was no answer, the backend broke while it worked, its
 * answer can't be read, or it waits. A repeat is then the same intent, and what is on screen has to be read again.
 */
export function maybeDone(error: unknown): boolean {
  if (!isProblem(error)) return false
  const { httpStatus, errors, data } = error
  const isUnreadable = httpStatus < 300 && errors.length === 0 && data === null
  // 501: the backend doesn't have this operation yet.
  const broke = httpStatus >= 500 && httpStatus !== 501
  return error.isNetwork || broke || isUnreadable || isQueued(error)
}
