import { useLocation } from 'react-router'
import { formatPhone, phoneHref } from '../../lib/phone.ts'
import { SiteLink } from '../../links/SiteLink.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { useSocials, useSupportPhone } from '../site-facts.ts'
import styles from './ErrorPage.module.css'

/** What to do while the shop is away (O-22): whom to call, where to write, and the button that tries again. */
export function SupportAdvice() {
  const phone = useSupportPhone()
  const socials = useSocials()
  const { pathname, search } = useLocation()
  return (
    <>
      <p>Сайт временно недоступен, мы уже восстанавливаем его работу.</p>
      <p>
        Свяжитесь с нами в социальных сетях или по бесплатному телефону{' '}
        <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
      </p>
      <ul className={styles.socials}>
        {socials.map(({ title, link }) => (
          <li key={link}>
            <SiteLink href={link} target="_blank">
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
      {/* A plain link loads the same address anew, with or without scripts. */}
      <a className={buttonClass({ variant: 'primary' })} href={pathname + search}>
        Обновить страницу
      </a>
    </>
  )
}
