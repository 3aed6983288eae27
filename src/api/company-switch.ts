import { useMutation } from '@tanstack/react-query'
import { switchContractor } from '../generated/operations.ts'
import { markSession } from '../lib/session-mark.ts'
import { noteSwitch } from '../lib/switch-note.ts'
import { apiMutation } from './api-mutation.ts'
import { usePageReload } from './page-reload.ts'

/**
 * Makes another company the current one and reloads the whole page (R-COMP-04, R-COMP-05). The other tabs are told by
 * the mark, and pages that the browser keeps for Back are not shown again.
 */
export function useCompanySwitch(onError: () => void) {
  const leave = useLeavingCompany()
  const change = useMutation({
    mutationFn: apiMutation(switchContractor).mutationFn,
    onSuccess() {
      noteSwitch()
      leave()
    },
    onError,
  })
  return {
    switchTo: (contragentId: number) => change.mutate({ query: { contragentId } }),
    // Until the document unloads: everything on it belongs to the former company (R-LAYOUT-10).
    isSwitching: change.isPending || change.isSuccess,
  }
}

/** Drops everything of the former company, in this tab and in the others, once another one is current. */
export function useLeavingCompany(): () => void {
  const reload = usePageReload()
  return () => {
    markSession('company')
    reload()
  }
}
