import type { Exchange } from './client.ts'
import type { EffectsRun } from './effects-run.ts'
import { refusalCode } from './refusal-code.ts'

/**
 * States that a request was refused with one of these codes.
 * @param subject what must be refused, as a message begins with it
 */
export function judgeDue(
  run: Pick<EffectsRun, 'state'>,
  exchange: Exchange,
  due: readonly string[],
  subject: string,
): void {
  const got = refusalCode(exchange)
  run.state(exchange, due.includes(got), {
    rule: 'refusal-due',
    pointer: '/errors/0/code',
    message: `${subject} must be refused with ${due.join(' or ')}, got ${got === 'none' ? 'success' : got}`,
  })
}
