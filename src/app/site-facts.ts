import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { headerQuery } from '../api/client.ts'
import { footerQuery } from '../api/frame-queries.ts'
import { company } from '../lib/company.ts'

/** Facts of the installation that pages show when the backend can't be asked. */
export interface SiteFacts {
  supportPhone: string
}

export const SiteFactsContext = createContext<SiteFacts>({ supportPhone: '' })

/** The toll-free phone: the header's own when it is known, else the installation's (O-23). */
export function useSupportPhone(): string {
  const { supportPhone } = use(SiteFactsContext)
  const { data } = useQuery({ ...headerQuery, enabled: false })
  return data?.contacts.phone || supportPhone
}

/** Social networks to turn to (R-ERR-08): the footer's own when they are known, else the configuration's (O-20). */
export function useSocials(): readonly { title: string; link: string }[] {
  const { data } = useQuery({ ...footerQuery(), enabled: false })
  return data && data.social.items.length > 0 ? data.social.items : company.socials
}

/** Whether the frame's data is there: without it a page is drawn in the base layout (O-20). */
export function useHasFrame(): boolean {
  return useQuery({ ...headerQuery, enabled: false }).data !== undefined
}
