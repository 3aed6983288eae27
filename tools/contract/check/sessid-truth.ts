import { valueAt } from '../model/json-pointer.ts'
import type { Exchange } from './client.ts'
import type { EffectsRun } from './effects-run.ts'
import { refusalCode } from './refusal-code.ts'
import type { RequestParts } from './request-builder.ts'

/** A SESSID holds until login or logout (R-API-04): refused where the header still tells it, the refusal isn't true. */
export class SessidTruth {
  readonly #run: EffectsRun
  readonly #asked = new Set<string>()

  constructor(run: EffectsRun) {
    this.#run = run
  }

  /** Judges the answer to a write that was sent with the visitor's own SESSID; once for each operation. */
  async judge({ operation, visitor, sessid }: RequestParts, exchange: Exchange): Promise<void> {
    const run = this.#run
    const sent = visitor.sessid
    if (sessid !== undefined || sent === undefined || operation.csrf === 'none') return
    if (run.options.level === 'shape' || refusalCode(exchange) !== 'sessidInvalid') return
    const header = run.contract.byId.get('getHeader')
    if (!header || run.journal.isAbsent(header.id) || this.#asked.has(operation.id)) return
    this.#asked.add(operation.id)
    const told = await run.ask({
      operation: header,
      visitor,
      values: {},
      purpose: 'the SESSID that was refused',
    })
    run.state(exchange, valueAt(told.json, '/data/userData/SESSID') !== sent, {
      rule: 'sessid',
      pointer: '/errors/0/code',
      message: 'the SESSID that getHeader tells before and after is refused as sessidInvalid',
    })
  }
}
