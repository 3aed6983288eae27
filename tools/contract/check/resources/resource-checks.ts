import type { RunContext } from '../run-context.ts'
import { checkList } from './list-rules.ts'
import { resourcesOf } from './resource.ts'
import { checkWrites } from './write-story.ts'

/**
 * What collections promise in any contract, without a word of it: lists and their pages, orders and details, and with
 * `--allow-writes` what making, changing and taking away do.
 */
export async function checkResources(run: RunContext): Promise<void> {
  const visitor = run.customer.token === undefined ? run.guest : run.customer
  for (const resource of resourcesOf(run.contract.operations)) {
    const { list } = resource
    const accepted = run.accepted.get(list.id)
    if (!accepted || !run.wanted(list.id)) continue
    run.onProgress(`${list.id}: what collections promise`)
    await checkList(run, visitor, resource, accepted.values)
    if (run.options.allowWrites) await checkWrites(run, visitor, resource, accepted.values)
  }
}
