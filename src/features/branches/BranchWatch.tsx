import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { cartProductsQuery, currentBranchQuery } from '../../api/frame-queries.ts'
import { tabOf } from '../../api/tab.ts'
import { isBranchConfirmed, refreshBranch, resumeTabBranch } from '../../api/tab-branch.ts'
import { getCart } from '../../generated/operations.ts'
import { grantedPosition } from '../../lib/geolocation.ts'
import { onPageVisible } from '../../lib/page-visible.ts'
import { ChangedBranchPrompt } from './ChangedBranchPrompt.tsx'
import { DefaultBranchPrompt } from './DefaultBranchPrompt.tsx'

/**
 * Keeps the branch of this tab and asks what must be asked (R-BRANCH-01, R-BRANCH-02). Stands once in the frame, after
 * hydration only: what it shows depends on the storages of the browser.
 */
export function BranchWatch() {
  const queryClient = useQueryClient()
  const proposal = useStore(tabOf(queryClient).branch, (state) => state.proposal)
  const { data } = useQuery({ ...currentBranchQuery(), enabled: false })
  // Never rendered on the server, so the first render may read the storage.
  const [asking, setAsking] = useState(() => !isBranchConfirmed())

  useEffect(() => {
    void resumeTabBranch(queryClient)
  }, [queryClient])

  useEffect(() => {
    const onVisible = () => {
      for (const key of [cartProductsQuery().queryKey[0], getCart.id]) {
        void queryClient.invalidateQueries({ queryKey: [key] })
      }
      // In the background: without an answer nothing changes.
      grantedPosition()
        .then((position) => refreshBranch(queryClient, position))
        .catch(() => undefined)
    }
    return onPageVisible(onVisible)
  }, [queryClient])

  if (proposal) return <ChangedBranchPrompt proposal={proposal} />
  if (asking && data?.store && data.storeId && data.storeXmlId) {
    const branch = { name: data.store, storeId: data.storeId, xmlId: data.storeXmlId }
    return <DefaultBranchPrompt branch={branch} onDone={() => setAsking(false)} />
  }
  return null
}
