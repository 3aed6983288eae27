import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { headerQuery } from '../api/client.ts'

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

/** Whether the frame's data is there: without it a page is drawn in the base layout (O-20). */
export function useHasFrame(): boolean {
  return useQuery({ ...headerQuery, enabled: false }).data !== undefined
}
