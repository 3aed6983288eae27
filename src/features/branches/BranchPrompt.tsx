import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { currentBranchQuery } from '../../api/frame-queries.ts'
import { tabOf } from '../../api/tab.ts'
import { isBranchConfirmed } from '../../api/tab-branch.ts'
import { ChangedBranchPrompt } from './ChangedBranchPrompt.tsx'
import { DefaultBranchPrompt } from './DefaultBranchPrompt.tsx'

/** What must be asked of the branch (R-BRANCH-01, R-BRANCH-02). */
export function BranchPrompt() {
  const queryClient = useQueryClient()
  const proposal = useStore(tabOf(queryClient).branch, (state) => state.proposal)
  const { data } = useQuery({ ...currentBranchQuery(), enabled: false })
  // The server can't know the answer; where there is one, styles hide the question until this effect takes it away.
  const [isAsking, setAsking] = useState(true)
  useLayoutEffect(() => {
    if (isBranchConfirmed()) setAsking(false)
  }, [])

  if (proposal) return <ChangedBranchPrompt proposal={proposal} />
  if (isAsking && data?.store && data.storeId && data.storeXmlId) {
    const branch = { name: data.store, storeId: data.storeId, xmlId: data.storeXmlId }
    return <DefaultBranchPrompt branch={branch} onDone={() => setAsking(false)} />
  }
  return null
}
