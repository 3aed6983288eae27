import { useQuery } from '@tanstack/react-query'
import { footerQuery } from '../../api/frame-queries.ts'
import { company } from '../../lib/company.ts'
import { policyPath } from '../../lib/paths.ts'
import { formatPhone, phoneHref } from '../../lib/phone.ts'
import { SiteLink } from '../../links/SiteLink.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Logo } from '../../ui/Logo.tsx'
import styles from './Footer.module.css'

import { PaymentMarks } from './PaymentMarks.tsx'
import { SocialLinks } from './SocialLinks.tsx'

/** The footer of the shop; not on paper (R-FOOT-01 … R-FOOT-19). Without its data only the name stands. */
export function Footer() {
  const { data } = useQuery({ ...footerQuery(), enabled: false })
  const popups = usePopups()
  return (
    <footer className={cx(styles.footer, 'on-dark')} data-print="no" data-rest="">
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo name={company.name} />
          {data && (
            <>
              <ul role="list" className={styles.contacts}>
                <li>
                  <a href={phoneHref(data.contacts.phone)} className={styles.phone}>
                    {formatPhone(data.contacts.phone)}
                  </a>
                </li>
                <li>
                  <a href={phoneHref(data.contacts.footer_phone)}>
                    {formatPhone(data.contacts.footer_phone)}
                  </a>
                </li>
                <li>
                  <a href={`mailto:${data.contacts.email}`}>{data.contacts.email}</a>
                </li>
              </ul>
              <div className={styles.buttons}>
                <Button
                  variant="ghost"
                  icon="message"
                  className={styles.outlined}
                  aria-haspopup="dialog"
                  {...popups.intent('feedback')}
                  onClick={() => void popups.open('feedback', { form: 'appeals' })}
                >
                  Обратная связь
                </Button>
                <Button
                  variant="ghost"
                  icon="phone"
                  className={styles.outlined}
                  aria-haspopup="dialog"
                  {...popups.intent('feedback')}
                  onClick={() => void popups.open('feedback', { form: 'callback' })}
                >
                  Обратиться к менеджеру
                </Button>
              </div>
              <SocialLinks items={data.social.items} />
            </>
          )}
        </div>
        {data && (
          <>
            <LinkGroup title="Каталог" links={data.menu.catalog.items} />
            <LinkGroup title="Покупателям" links={data.menu.main.items} columns={styles.twoColumns} />
          </>
        )}
      </div>
      <div className={styles.bottom}>
        <div className={styles.inner}>
          <PaymentMarks />
          {data && (
            <>
              <p>{data.contacts.copyRight}</p>
              <a href={policyPath} target="_blank" rel="noopener">
                Юридические документы
                <Icon name="external" size="small" label="(в новой вкладке)" />
              </a>
              <SiteLink href={data.contacts.developer.link} target="_blank">
                Разработка: {data.contacts.developer.name}
              </SiteLink>
            </>
          )}
        </div>
      </div>
    </footer>
  )
}

interface LinkGroupProps {
  title: string
  links: readonly { title: string; link: string }[]
  columns?: string | undefined
}

/**
 * On a phone the list opens by its title, without scripts too. It stands behind `<details>` and not inside: what is
 * inside of closed ones can't be shown on a wide screen by older browsers.
 */
function LinkGroup({ title, links, columns }: LinkGroupProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <details className={styles.opener}>
        <summary>{title}</summary>
      </details>
      <ul role="list" className={cx(styles.links, columns)}>
        {links.map(({ title: words, link }) => (
          <li key={`${words} ${link}`}>
            <SiteLink href={link}>{words}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
