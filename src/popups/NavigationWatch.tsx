import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { createPath, useBlocker, useNavigate } from 'react-router'
import type { Location, NavigationType } from 'react-router'
import { planNavigation } from './navigation-plan.ts'
import type { NavigationPlan } from './navigation-plan.ts'
import { usePopupStore } from './PopupsProvider.tsx'

interface Attempt {
  currentLocation: Location<unknown>
  nextLocation: Location<unknown>
  historyAction: `${NavigationType}`
}

/**
 * Blocks navigations while popups are open and applies the plan to them. Mounted only then: the router has one
 * blocker at a time, and without popups it belongs to the page.
 */
export function NavigationWatch() {
  const store = usePopupStore()
  const navigate = useNavigate()
  const plan = useRef<NavigationPlan>({ kind: 'pass' })
  const shouldBlock = useCallback(
    (attempt: Attempt) => {
      plan.current = planNavigation({ ...attempt, isGuarded: store.isGuarded })
      return plan.current.kind !== 'pass'
    },
    [store],
  )
  const blocker = useBlocker(shouldBlock)

  const applyPlan = useEffectEvent(async () => {
    const todo = plan.current
    if (blocker.state !== 'blocked') return
    if (todo.kind === 'ask') {
      if (await store.mayClose(todo.keys)) blocker.proceed()
      else blocker.reset()
    } else if (todo.kind === 'redo') {
      const to = createPath(blocker.location)
      blocker.reset()
      await navigate(to, { replace: todo.replace, state: todo.state, preventScrollReset: todo.keepScroll })
    }
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void applyPlan()
  }, [blocker])

  return null
}
