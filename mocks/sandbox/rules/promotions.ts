import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { PromotionRecord } from '../seed/records.ts'
import { dayIn } from './days.ts'

/** Promotions that run at `now`, in Moscow days, the newest first, ties by id. */
export function activePromotions({ promotions }: SandboxState, now: number): PromotionRecord[] {
  const today = dayIn('Europe/Moscow', now)
  return promotions
    .filter(({ activeFrom, activeTo }) => activeFrom <= today && today <= activeTo)
    .toSorted((left, right) => compare(right.activeFrom, left.activeFrom) || left.id - right.id)
}

const compare = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0)

/** A promotion as lists show it. */
export function promotionCard(promotion: PromotionRecord): components['schemas']['PromotionCard'] {
  const { id, code, name, previewText, picture, activeTo } = promotion
  return { id, code, name, previewText, link: `/stocks/${code}/`, src: picture, activeTo }
}
