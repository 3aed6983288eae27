import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { isProblem } from '../api/api-problem.ts'
import { favoritesLimit, mergeFavorites } from '../api/favorites.ts'
import { useAnyChosenMachine } from '../features/equipment/chosen-machine.ts'
import { watchNotifications } from '../features/notifications/watch-notifications.ts'
import { favoritesPath } from '../lib/paths.ts'
import { countOf, productForms } from '../lib/plural.ts'
import { sessionSafeStorage } from '../lib/storage.ts'
import { useToast } from '../ui/toast/toast-context.ts'

/** Where session storage holds what was told of favourites that stay in the browser: each page load would tell it again. */
const toldKey = 'favorites_told'

/** Keeps the notifications of a customer up to date, takes over a guest's favourites, and marks what fits the machine that parts are chosen for. */
export default function CustomerOverlays() {
  const queryClient = useQueryClient()
  useEffect(() => watchNotifications(queryClient), [queryClient])

  const toast = useToast()
  const navigate = useNavigate()
  const tell = useEffectEvent((message: string) => {
    if (sessionSafeStorage().get(toldKey) === message) return
    sessionSafeStorage().set(toldKey, message)
    toast({
      status: false,
      message,
      action: { label: 'Открыть избранное', onAction: () => void navigate(favoritesPath) },
    })
  })
  useEffect(() => {
    // What could not be merged stays in the browser, and the next page load tries again.
    mergeFavorites(queryClient).then(
      (left) => {
        if (left === 0) return
        tell(
          `В\u00a0избранном помещается ${countOf(favoritesLimit, productForms)}. Остаётся в\u00a0этом браузере: ${countOf(left, productForms)}.`,
        )
      },
      (error: unknown) => {
        // A session that has ended is told by itself.
        if (!isProblem(error) || error.httpStatus !== 401)
          tell('Избранное этого браузера не удалось перенести в\u00a0личный кабинет. Оно осталось здесь.')
      },
    )
  }, [queryClient])

  const isChosen = useAnyChosenMachine()
  const [marks, setMarks] = useState<{ default: ComponentType }>()
  useEffect(() => {
    if (isChosen) import('../features/equipment/MachineMarks.tsx').then(setMarks, () => undefined)
  }, [isChosen])
  return isChosen && marks && <marks.default />
}
