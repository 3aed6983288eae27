import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isProblem } from '../../../api/api-problem.ts'
import { callApi } from '../../../api/client.ts'
import { activateContact } from '../../../generated/operations.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { keepRegistration, readRegistration } from './registration-draft.ts'
import { waitingContacts } from './waiting-contacts.ts'

export interface ContactLinkProps {
  /** The link was taken; the registration of this tab may know more now. */
  onTaken: () => void
}

/**
 * Confirms a contact by the link in the mail, which works once and in the browser that registers (R-API-108). The code
 * leaves the address first.
 */
export function ContactLink({ onTaken }: ContactLinkProps): null {
  const queryClient = useQueryClient()
  const { search } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const isTaken = useRef(false)
  const query = new URLSearchParams(search)
  const contact = query.get('contact')
  const code = query.get('code')
  const take = useEffectEvent(async (body: { contact: string; code: string }) => {
    query.delete('contact')
    query.delete('code')
    await navigate({ search: query.toString() }, { replace: true, defaultShouldRevalidate: false })
    try {
      const { contacts } = await callApi(queryClient, activateContact, { body })
      const draft = readRegistration()
      if (draft.contacts.length > 0) keepRegistration({ ...draft, contacts: waitingContacts(contacts) })
      toast({ message: `Контакт ${body.contact} подтверждён`, time: 6000 })
    } catch (error) {
      if (!isProblem(error)) throw error
      const message = error.errors[0]?.message ?? 'Не удалось подтвердить контакт. Введите код из письма.'
      toast({ status: false, message })
    }
    onTaken()
  })
  useEffect(() => {
    if (!contact || !code || isTaken.current) return
    isTaken.current = true
    void take({ contact, code })
  }, [contact, code])
  return null
}
