import { formatMoney } from '../../lib/money.ts'
import { companyUsersPath } from '../../lib/paths.ts'
import { formatPhone, phoneHref } from '../../lib/phone.ts'
import { wordFor } from '../../lib/word-for.ts'
import { Link } from '../../links/Link.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { AddressText } from '../../ui/AddressText.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { Panel } from '../../ui/Panel.tsx'
import { PropertyList } from '../../ui/PropertyList.tsx'
import { lookFor, StatusPill } from '../../ui/StatusPill.tsx'
import type { Company } from './company-api.ts'
import { CompanyActions } from './CompanyActions.tsx'
import { CompanyAddresses } from './CompanyAddresses.tsx'
import { CompanyBanks } from './CompanyBanks.tsx'
import styles from './Companies.module.css'
import { missingParts, missingWords } from './missing-data.ts'
import { registryWords, roles, verificationLooks, verificationText } from './company-words.ts'

/** One company: the state of its check, its requisites, accounts and addresses, one's own limits, the manager. */
export function CompanyView({ company }: { company: Company }) {
  const { allowedActions, shortName, current } = company
  const popups = usePopups()
  return (
    <>
      <Verification company={company} />
      <MissingData company={company} />
      <CompanyActions company={{ ...company, name: shortName }} />
      {!current && allowedActions.includes('switch') && (
        <p>Чтобы изменить данные, сначала выберите эту компанию.</p>
      )}
      <Panel
        title="Реквизиты"
        actions={
          allowedActions.includes('edit') && (
            <Button
              icon="edit"
              aria-label="Изменить реквизиты"
              {...popups.intent('company-edit')}
              onClick={() => void popups.open('company-edit', { company })}
            >
              Изменить
            </Button>
          )
        }
      >
        <PropertyList columns items={requisites(company)} />
      </Panel>
      <CompanyBanks company={company} />
      <CompanyAddresses company={company} />
      <Panel
        title="Ваше участие"
        actions={
          allowedActions.includes('editUsers') && (
            <Link to={companyUsersPath} className={buttonClass()}>
              Пользователи
            </Link>
          )
        }
      >
        <div className={styles.body}>
          <PropertyList columns items={participation(company)} />
          {company.myRole === 'owner' && !allowedActions.includes('leave') && (
            <p>Вы единственный владелец: чтобы выйти из компании, назначьте ещё одного.</p>
          )}
        </div>
      </Panel>
      {/* That of the current company stands beside every page. */}
      {!current && company.manager && <ManagerPanel manager={company.manager} />}
    </>
  )
}

function Verification({ company }: { company: Company }) {
  const look = lookFor(verificationLooks, company.verification)
  const text = verificationText(company)
  return (
    <>
      <div className={styles.pills}>
        {company.current && (
          <StatusPill tone="blue" icon="company">
            Текущая
          </StatusPill>
        )}
        <StatusPill tone={look.tone} icon={look.icon}>
          {look.label}
        </StatusPill>
        {company.registryStatus !== 'active' && (
          <StatusPill tone="grey" icon="info">
            {wordFor(registryWords, company.registryStatus)}
          </StatusPill>
        )}
      </div>
      {text && (
        <p className={cx(styles.notice, company.verification === 'rejected' && styles.rejected)}>{text}</p>
      )}
    </>
  )
}

/** What the registration left out, for whoever may add it (R-POPUP-03). */
function MissingData({ company }: { company: Company }) {
  const popups = usePopups()
  const missing = missingParts(company)
  if (missing.length === 0 || !company.allowedActions.includes('edit')) return null
  return (
    <div className={cx(styles.notice, styles.body)}>
      <p>{`Регистрация не завершена. Не хватает: ${missingWords(missing)}.`}</p>
      <div>
        <Button
          {...popups.intent('company-complete-registration')}
          onClick={() => void popups.open('company-complete-registration', { company })}
        >
          Завершить регистрацию
        </Button>
      </div>
    </div>
  )
}

const mono = (text: string) => <span className={styles.mono}>{text}</span>

function requisites({
  name,
  type,
  inn,
  kpp,
  ogrn,
  legalAddress,
  actualAddress,
  director,
  phone,
  email,
  registryStatus,
}: Company) {
  return [
    { name: 'Полное название', value: name },
    { name: 'ИНН', value: mono(inn) },
    ...(kpp ? [{ name: 'КПП', value: mono(kpp) }] : []),
    { name: type === 'ИП' ? 'ОГРНИП' : 'ОГРН', value: mono(ogrn) },
    { name: 'В реестре', value: wordFor(registryWords, registryStatus) },
    { name: 'Юридический адрес', value: <AddressText text={legalAddress} /> },
    {
      name: 'Фактический адрес',
      value:
        actualAddress === legalAddress ? 'совпадает с юридическим' : <AddressText text={actualAddress} />,
    },
    ...(director
      ? [
          { name: director.position, value: director.fio },
          { name: 'Действует на основании', value: director.basis },
        ]
      : []),
    ...(phone ? [{ name: 'Телефон', value: <a href={phoneHref(phone)}>{formatPhone(phone)}</a> }] : []),
    ...(email ? [{ name: 'E-mail', value: <a href={`mailto:${email}`}>{email}</a> }] : []),
  ]
}

function participation({ myRole, limits: { perOrder, perMonth, spent } }: Company) {
  return [
    { name: 'Роль', value: wordFor(roles, myRole) },
    {
      name: 'Заказ без согласования',
      value: perOrder === null ? 'на любую сумму' : `до ${formatMoney(perOrder)}`,
    },
    { name: 'В месяц', value: perMonth === null ? 'без ограничения' : `до ${formatMoney(perMonth)}` },
    { name: 'Заказано в этом месяце', value: formatMoney(spent) },
  ]
}

function ManagerPanel({ manager }: { manager: NonNullable<Company['manager']> }) {
  const { title, name, phone, email } = manager
  return (
    <Panel title="Менеджер компании">
      <PropertyList
        columns
        items={[
          { name: title, value: name },
          ...(phone ? [{ name: 'Телефон', value: <a href={phoneHref(phone)}>{formatPhone(phone)}</a> }] : []),
          ...(email ? [{ name: 'E-mail', value: <a href={`mailto:${email}`}>{email}</a> }] : []),
        ]}
      />
    </Panel>
  )
}
