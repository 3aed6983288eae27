import { createPath, useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import '../../../forms/zod-without-eval.ts'
import { registrationSteps, type RegistrationStep } from './registration-draft.ts'

const entrySchema = z.object({
  registration: z.object({
    step: z.enum(registrationSteps),
    /** Entries of this registration behind it. */
    depth: z.number(),
  }),
})

/**
 * The steps of the registration in the browser's history, so that its Back goes one step back.
 * @param isUsed false in a popup, whose own entry Back closes
 */
export function useStepHistory(isUsed: boolean) {
  const location = useLocation()
  const navigate = useNavigate()
  const entry = isUsed ? entrySchema.safeParse(location.state).data?.registration : undefined

  const go = async (step: RegistrationStep, depth: number, replace: boolean) => {
    const before: unknown = location.state
    await navigate(createPath(location), {
      replace,
      state: { ...(typeof before === 'object' && before), registration: { step, depth } },
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    })
  }
  const push = async (from: RegistrationStep, to: RegistrationStep) => {
    // The page was opened without a step: Back has to find the one that was shown.
    if (!entry) await go(from, 0, true)
    await go(to, (entry?.depth ?? 0) + 1, false)
  }
  return {
    /** The step of the present entry; undefined when the page was opened without one. */
    step: entry?.step,
    push: (from: RegistrationStep, to: RegistrationStep) => {
      if (isUsed && from !== to) void push(from, to)
    },
    /** Back to an earlier step. */
    back: (to: RegistrationStep) => {
      if (!isUsed) return
      if (entry && entry.depth > 0) void navigate(-1)
      else void go(to, 0, true)
    },
  }
}
