import type { ContractDocument } from '../model/document.ts'
import { recordOf } from '../model/record.ts'
import { type BrokenRule, judgeRule } from './judge-rule.ts'
import { timesAhead } from './past-times.ts'
import { ruleBook } from './rule-book.ts'
import type { OperationRule } from './rule.ts'
import type { Seen } from './seen.ts'
import type { Tried } from './value-rules.ts'

/** Rules of an operation that its request and answer break, those of several answers aside (`rule-memory.ts`). */
export function brokenInExchange(
  document: ContractDocument,
  seen: Seen,
  onTried: Tried = () => {},
): BrokenRule[] {
  const rules = ruleBook(document).single.get(seen.operation.id) ?? []
  const own = rules
    .filter((rule) => speaksOf(rule, seen))
    .flatMap((rule) => {
      const { tried, broken } = judgeRule(rule, { request: seen.request, answer: seen.answer })
      if (tried > 0) onTried(rule.id, tried)
      return broken.map((one) => inBody(one, seen))
    })
  const { date } = recordOf(seen.answer['headers'])
  const clock = typeof date === 'string' ? date : undefined
  return [...own, ...timesAhead(document, seen.schema, seen.body, clock, onTried)]
}

export function speaksOf({ on }: OperationRule, { isSuccess }: Seen): boolean {
  return (on === 'success') === isSuccess
}

/**
 * The place as findings name it: a pointer into the body, `header name`, `status` or `request name`; in a read around a
 * write `after cart /data/version`.
 */
export function inBody(broken: BrokenRule, { hasEnvelope }: Pick<Seen, 'hasEnvelope'>): BrokenRule {
  const { root } = broken
  const steps = broken.pointer.split('/').slice(1)
  const around = root === 'before' || root === 'after' ? `${root} ${steps.shift() ?? ''} ` : ''
  const [part = '', ...rest] = steps
  const below = rest.map((step) => `/${step}`).join('')
  if (root === 'request') return { ...broken, pointer: `request ${rest.join('/')}`.trim() }
  if (part === 'status') return { ...broken, pointer: `${around}status` }
  if (part === 'headers') return { ...broken, pointer: `${around}header ${rest.join('/')}` }
  return { ...broken, pointer: `${around}${part === 'data' && hasEnvelope ? '/data' : ''}${below}`.trim() }
}
