import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePopups } from '../../popups/use-popups.ts'

/**
 * Opens the popup for a new password when the mailed link leads here (R-ROUTE-54). The secret leaves the address first
 * (O-72), and stays in memory only. Stands once, in the frame.
 */
export function PasswordLink(): null {
  const { search } = useLocation()
  const navigate = useNavigate()
  const popups = usePopups()
  const query = new URLSearchParams(search)
  const checkword = query.get('checkword')
  const login = query.get('login')
  const open = useEffectEvent(async (props: { checkword: string; login: string }) => {
    query.delete('checkword')
    query.delete('login')
    await navigate({ search: query.toString() }, { replace: true, defaultShouldRevalidate: false })
    await popups.open('password-reset', props, { replace: true })
  })
  useEffect(() => {
    if (checkword && login) void open({ checkword, login })
  }, [checkword, login])
  return null
}
