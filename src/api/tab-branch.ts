import type { QueryClient } from '@tanstack/react-query'
import { getCurrentStore } from '../generated/operations.ts'
import type { Position } from '../lib/geolocation.ts'
import { branchConfirmKey } from '../lib/notice-keys.ts'
import { localSafeStorage, sessionSafeStorage } from '../lib/storage.ts'
import { isProblem } from './api-problem.ts'
import { callApi, isVisitorUnknown } from './client.ts'
import { currentBranchQuery } from './frame-queries.ts'
import type { Data } from './operation.ts'
import { readAtStore } from './read-at-store.ts'
import { type TabBranch, tabOf } from './tab.ts'
import { isStockRead, tabStore } from './tab-store.ts'

type CurrentStore = Data<typeof getCurrentStore>

// Names of the spec (R-BRANCH-05, R-BRANCH-06, R-BRANCH-21); the last one is ours (O-111).
export const tabKey = 'branch'
export const proposalKey = 'newBranch'
export const dismissedKey = 'dismissedBranch'

/**
 * After hydration: the server has drawn its own branch. Where the tab works with another one it keeps that and asks;
 * a proposal left from before is asked again (O-84, R-BRANCH-22).
 */
export async function resumeTabBranch(queryClient: QueryClient): Promise<void> {
  if (isVisitorUnknown(queryClient)) await readOwnBranch(queryClient)
  const server = queryClient.getQueryData<CurrentStore>(currentBranchQuery().queryKey)
  const tab = readBranch(tabKey)
  if (!tab) {
    if (server) keepBranch(queryClient, server)
    return
  }
  const waiting = readBranch(proposalKey)
  const answered = server && branchOf(server)
  if (!answered || answered.xmlId === tab.xmlId) {
    if (waiting) tabOf(queryClient).branch.setState({ proposal: waiting })
    return
  }
  showBranch(queryClient, tab)
  keepOldBranch(queryClient, tab)
  propose(queryClient, answered)
}

/**
 * The page was drawn for anybody, by the branch of nobody: the visitor's own may be another one, by his address. Then
 * everything that depends on it is read again.
 */
async function readOwnBranch(queryClient: QueryClient): Promise<void> {
  const query = currentBranchQuery()
  const drawn = queryClient.getQueryData<CurrentStore>(query.queryKey)
  // Without an answer the page stays as it was drawn.
  const own = await queryClient.query({ ...query, staleTime: 0 }).catch(() => drawn)
  if (own?.storeXmlId === drawn?.storeXmlId) return
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isStockRead(queryKey) })
}

/**
 * Asks the server for the branch, with the one that this tab works with (R-API-99, O-82). A change that it reports
 * becomes a proposal (R-BRANCH-15, R-BRANCH-16).
 * @throws {ApiProblem} as the call
 */
export async function refreshBranch(queryClient: QueryClient, position?: Position): Promise<void> {
  const tab = readBranch(tabKey)
  const answer = await callApi(queryClient, getCurrentStore, {
    query: { ...position, ...(tab && { store: tab.xmlId }) },
  })
  const branch = branchOf(answer)
  if (!branch) return
  if (answer.change && tab) {
    keepOldBranch(queryClient, tab)
    propose(queryClient, branch)
  } else keepBranch(queryClient, answer)
}

/** Whether the visitor has confirmed a branch in this browser (R-BRANCH-21). Not while rendering. */
export function isBranchConfirmed(): boolean {
  return localSafeStorage().get(branchConfirmKey) !== null
}

function propose(queryClient: QueryClient, branch: TabBranch): void {
  if (sessionSafeStorage().get(dismissedKey) === branch.xmlId) return
  sessionSafeStorage().set(proposalKey, JSON.stringify(branch))
  tabOf(queryClient).branch.setState({ proposal: branch })
}

export function endProposal(queryClient: QueryClient): void {
  sessionSafeStorage().remove(proposalKey)
  tabOf(queryClient).branch.setState({ proposal: null })
}

function keepBranch(queryClient: QueryClient, answer: CurrentStore): void {
  const branch = branchOf(answer)
  if (!branch) return
  sessionSafeStorage().set(tabKey, JSON.stringify(branch))
  queryClient.setQueryData(currentBranchQuery().queryKey, { ...answer, change: false })
}

/**
 * The session has another branch than this tab: from here on the tab names its own (O-84). A tab whose branch the server
 * doesn't know any more takes the session's; without an answer the next comparison tries again.
 */
function keepOldBranch(queryClient: QueryClient, { xmlId }: TabBranch): void {
  if (tabStore(queryClient) === xmlId) return
  readAtStore(queryClient, xmlId).catch((error: unknown) => {
    if (isProblem(error) && error.httpStatus === 422) forgetTabBranch(queryClient)
  })
}

function forgetTabBranch(queryClient: QueryClient): void {
  sessionSafeStorage().remove(tabKey)
  endProposal(queryClient)
  // Whoever shows the branch only follows the cache, so it is read here. Without an answer the old name stays.
  queryClient.query({ ...currentBranchQuery(), staleTime: 0 }).catch(() => undefined)
}

/** The branch of the tab in everything that shows it; the zone is known only for the server's own answer. */
export function showBranch(queryClient: QueryClient, { name, storeId, xmlId }: TabBranch): void {
  queryClient.setQueryData(currentBranchQuery().queryKey, {
    store: name,
    storeId,
    storeXmlId: xmlId,
    change: false,
  })
}

function branchOf({ store, storeId, storeXmlId }: CurrentStore): TabBranch | undefined {
  return store !== null && storeId !== null && storeXmlId !== null
    ? { name: store, storeId, xmlId: storeXmlId }
    : undefined
}

export function readBranch(key: string): TabBranch | undefined {
  try {
    const value: unknown = JSON.parse(sessionSafeStorage().get(key) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { name, storeId, xmlId }: { name?: unknown; storeId?: unknown; xmlId?: unknown } = value
    return typeof name === 'string' && typeof storeId === 'string' && typeof xmlId === 'string'
      ? { name, storeId, xmlId }
      : undefined
  } catch {
    return undefined
  }
}
