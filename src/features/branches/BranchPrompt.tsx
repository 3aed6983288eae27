import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'
import { currentBranchQuery } from '../../api/frame-queries.ts'
import { tabOf } from '../../api/tab.ts'
import { branchConfirmKey } from '../../lib/notice-keys.ts'
import { useStored } from '../../ui/use-stored.ts'
import { ChangedBranchPrompt } from './ChangedBranchPrompt.tsx'
import { DefaultBranchPrompt } from './DefaultBranchPrompt.tsx'

/** What must be asked of the branch (R-BRANCH-01, R-BRANCH-02). */
export function BranchPrompt() {
  const queryClient = useQueryClient()
  const proposal = useStore(tabOf(queryClient).branch, (state) => state.proposal)
  const { data } = useQuery({ ...currentBranchQuery(), enabled: false })
  // The server can't know the answer; where there is one, styles hide the question until hydration removes it.
  const isConfirmed = useStored(branchConfirmKey)
  const [isClosed, setClosed] = useState(false)

  if (proposal) return <ChangedBranchPrompt proposal={proposal} />
  if (!isConfirmed && !isClosed && data?.store && data.storeId && data.storeXmlId) {
    const branch = { name: data.store, storeId: data.storeId, xmlId: data.storeXmlId }
    return <DefaultBranchPrompt branch={branch} onDone={() => setClosed(true)} />
  }
  return null
}
