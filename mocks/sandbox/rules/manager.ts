import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'

/** A manager of the shop as the contract tells it; `null` when there is none. */
export function managerView(
  { managers }: SandboxState,
  id: number | undefined,
): components['schemas']['Manager'] | null {
  const manager = managers.find((candidate) => candidate.id === id)
  if (!manager) return null
  const { title, name, phone, email, socials } = manager
  return { title, name, phone, email, socials: socials.map(({ type, link }) => ({ type, link })) }
}
