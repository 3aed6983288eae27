import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { mergeFavorites } from '../api/favorites.ts'
import { useAnyChosenMachine } from '../features/equipment/chosen-machine.ts'
import { watchNotifications } from '../features/notifications/watch-notifications.ts'

/** Keeps the notifications of a customer up to date, takes over a guest's favourites, and marks what fits the machine that parts are chosen for. */
export default function CustomerOverlays() {
  const queryClient = useQueryClient()
  useEffect(() => watchNotifications(queryClient), [queryClient])

  useEffect(() => {
    // What could not be merged stays in the browser, and the next page load tries again.
    mergeFavorites(queryClient).catch(() => undefined)
  }, [queryClient])

  const isChosen = useAnyChosenMachine()
  const [marks, setMarks] = useState<{ default: ComponentType }>()
  useEffect(() => {
    if (isChosen) import('../features/equipment/MachineMarks.tsx').then(setMarks, () => undefined)
  }, [isChosen])
  return isChosen && marks && <marks.default />
}
