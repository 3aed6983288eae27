import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { useAnyChosenMachine } from '../features/equipment/chosen-machine.ts'
import { watchNotifications } from '../features/notifications/watch-notifications.ts'

/** Keeps the notifications of a customer up to date, and marks what fits the machine that parts are chosen for. */
export default function CustomerOverlays() {
  const queryClient = useQueryClient()
  useEffect(() => watchNotifications(queryClient), [queryClient])

  const isChosen = useAnyChosenMachine()
  const [marks, setMarks] = useState<{ default: ComponentType }>()
  useEffect(() => {
    if (isChosen) import('../features/equipment/MachineMarks.tsx').then(setMarks, () => undefined)
  }, [isChosen])
  return isChosen && marks && <marks.default />
}
