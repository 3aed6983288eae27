import type { Call, Operation } from './call.ts'
import { problem, Refusal } from './problems.ts'

const keptSeconds = 86_400

/** Answers; a repeat with the same key gets the first answer. Only successes are kept. */
export function answerOnce(operation: Operation, call: Call, key: string | undefined): unknown {
  const { db, visitor, wrong } = call
  const work = () => operation.answer(call)
  // A failed try to log in is counted, so it must not be undone.
  if (operation.id === 'login') return work()
  let refusal: Refusal | undefined
  const done = db.transaction(() => {
    try {
      return answered()
    } catch (error) {
      if (!(error instanceof Refusal) || !wrong('refusedAdditionStays')) throw error
      refusal = error
      return undefined
    }
  })
  if (refusal) throw refusal
  return done

  function answered(): unknown {
    const isForgotten =
      (operation.id === 'addOrder' && wrong('repeatOrdersTwice')) ||
      (operation.id === 'addToCart' && wrong('additionRepeats'))
    if (key === undefined || isForgotten) return work()
    const { SESSID: _, ...rest } = call.body
    const body = JSON.stringify(rest)
    const seconds = Math.floor(call.now.getTime() / 1000)
    const known = db.one<{ body: string; answer: string; at: number }>(
      'select * from repeats where key = ? and sid = ? and operation = ?',
      key,
      visitor.sid,
      operation.id,
    )
    if (known && seconds - known.at < keptSeconds) {
      if (known.body !== body && !wrong('mismatchUnseen')) throw problem(409)
      return JSON.parse(known.answer) as unknown
    }
    const answer = work()
    db.run(
      'insert or replace into repeats values (?, ?, ?, ?, ?, ?)',
      key,
      visitor.sid,
      operation.id,
      body,
      JSON.stringify(answer),
      seconds,
    )
    return answer
  }
}
