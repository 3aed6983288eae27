import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { leaveSession } from '../../api/session-change.ts'
import { formDraftsKey } from '../../lib/draft-keys.ts'
import { homePath } from '../../lib/paths.ts'
import { sessionSafeStorage } from '../../lib/storage.ts'
import { additionsDroppedEvent } from '../../lib/waiting-additions.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { useWaitingQuestion } from '../../popups/use-waiting-question.ts'
import { useToast } from '../../ui/toast/toast-context.ts'

/** Logs out: home first (R-AUTH-13), so that no page of the personal area is left to read what it may not. */
export function useLogout() {
  const queryClient = useQueryClient()
  const popups = usePopups()
  const navigate = useNavigate()
  const toast = useToast()
  const mayDrop = useWaitingQuestion()
  return useMutation({
    mutationFn: async () => {
      if (!(await mayDrop('logout'))) return
      await popups.closeAll()
      await navigate(homePath)
      await leaveSession(queryClient)
      // Whoever leaves on purpose leaves nothing typed to who comes next.
      sessionSafeStorage().remove(formDraftsKey)
      document.dispatchEvent(new Event(additionsDroppedEvent))
    },
    onError: () => toast({ status: false, message: 'Не удалось выйти. Попробуйте ещё раз' }),
  })
}
