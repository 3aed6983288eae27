import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'
import { currentBranchQuery } from '../../api/frame-queries.ts'
import { tabOf } from '../../api/tab.ts'
import { branchConfirmKey } from '../../lib/notice-keys.ts'
import { useStored } from '../../ui/use-stored.ts'
import { onDemand } from '../../ui/on-demand.ts'
import { OnDemandPart } from '../../ui/OnDemandPart.tsx'
import { DefaultBranchPrompt } from './DefaultBranchPrompt.tsx'

const changed = onDemand(() => import('./ChangedBranchPrompt.tsx'))

/** What must be asked of the branch (R-BRANCH-01, R-BRANCH-02). */
export function BranchPrompt() {
  const queryClient = useQueryClient()
  const proposal = useStore(tabOf(queryClient).branch, (state) => state.proposal)
  const { data } = useQuery({ ...currentBranchQuery(), enabled: false })
  // The server can't know the answer; where there is one, styles hide the question until hydration removes it.
  const isConfirmed = useStored(branchConfirmKey)
  const [isClosed, setClosed] = useState(false)

  if (proposal)
    return <OnDemandPart code={changed} error="Не удалось загрузить вопрос о городе" props={{ proposal }} />
  if (!isConfirmed && !isClosed && data?.store && data.storeId && data.storeXmlId) {
    const branch = { name: data.store, storeId: data.storeId, xmlId: data.storeXmlId }
    return <DefaultBranchPrompt branch={branch} onDone={() => setClosed(true)} />
  }
  return null
}
