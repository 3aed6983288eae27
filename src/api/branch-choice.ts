import type { QueryClient } from '@tanstack/react-query'
import { setUserStore } from '../generated/operations.ts'
import { branchConfirmKey } from '../lib/notice-keys.ts'
import { localSafeStorage, sessionSafeStorage } from '../lib/storage.ts'
import { invalidateAfter } from './api-mutation.ts'
import { callApi } from './client.ts'
import { readAtStore } from './read-at-store.ts'
import { dismissedKey, endProposal, readBranch, showBranch, tabKey } from './tab-branch.ts'
import { type TabBranch, tabOf } from './tab.ts'
import { nameStore, tabStore } from './tab-store.ts'

// What a visitor decides about the branch. Apart from what each page does about it: no first view needs this.

/**
 * Makes a branch the current one: only when the server agrees is it stored (R-BRANCH-13, R-BRANCH-14). What depends on
 * it is read again.
 * @throws {ApiProblem} as setUserStore
 */
export async function chooseBranch(queryClient: QueryClient, branch: TabBranch): Promise<void> {
  await callApi(queryClient, setUserStore, { body: { storeId: branch.storeId } })
  localSafeStorage().set(branchConfirmKey, '1')
  sessionSafeStorage().set(tabKey, JSON.stringify(branch))
  sessionSafeStorage().remove(dismissedKey)
  showBranch(queryClient, branch)
  endProposal(queryClient)
  if (tabStore(queryClient) !== undefined) {
    // The choice stands, whether or not its stock can be read just now.
    await readAtStore(queryClient, branch.xmlId).catch(() => nameStore(queryClient, branch.xmlId))
  }
  await invalidateAfter(queryClient, setUserStore)
}

/**
 * Either answer to the changed-branch question posts the branch chosen by it, known by its xmlId only (R-BRANCH-18,
 * R-BRANCH-19, O-84).
 */
export async function decideProposal(queryClient: QueryClient, accept: boolean): Promise<void> {
  const { proposal } = tabOf(queryClient).branch.getState()
  const chosen = accept ? proposal : readBranch(tabKey)
  if (!chosen) return
  await chooseBranch(queryClient, { ...chosen, storeId: chosen.xmlId })
}

/** A click elsewhere keeps the old city (R-BRANCH-20); this proposal isn't made again in this tab (O-111). */
export function dismissProposal(queryClient: QueryClient): void {
  const { proposal } = tabOf(queryClient).branch.getState()
  if (proposal) sessionSafeStorage().set(dismissedKey, proposal.xmlId)
  endProposal(queryClient)
}
