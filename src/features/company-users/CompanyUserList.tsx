import { useNow } from '../../api/app-context.ts'
import { companyUsersPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { SearchForm } from '../../links/SearchForm.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/State.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import type { CompanyUser, RolesAndRights } from './company-user-queries.ts'
import styles from './CompanyUsers.module.css'
import type { OwnRights } from './RightsFields.tsx'
import { UserActions } from './UserActions.tsx'
import { limitWords, rightGroups, roleTitle, userLook, userName } from './user-words.ts'

export interface CompanyUserListProps {
  items: readonly CompanyUser[]
  /** What was searched. */
  text: string
  contragentId: number
  dictionary: RolesAndRights
  /** Of whoever looks at the list. */
  own: OwnRights
}

/** People in rows, groups of rights in columns; each row has the actions that the server allows (R-COMP-11). */
export function CompanyUserList({ items, text, contragentId, dictionary, own }: CompanyUserListProps) {
  const popups = usePopups()
  const now = useNow()
  const columns: readonly Column<CompanyUser>[] = [
    { id: 'person', title: 'Пользователь', card: 'title', cell: (user) => <Person user={user} /> },
    { id: 'role', title: 'Роль', cell: ({ role }) => roleTitle(dictionary, role) },
    {
      id: 'status',
      title: 'Состояние',
      card: 'plain',
      cell: (user) => {
        const { tone, icon, label } = userLook(user, now)
        return (
          <StatusPill tone={tone} icon={icon}>
            {label}
          </StatusPill>
        )
      },
    },
    ...rightGroups(dictionary).map(({ title, rights }): Column<CompanyUser> => ({
      id: title,
      title,
      cell: (user) =>
        `${rights.filter(({ right }) => user.rights.includes(right)).length}\u00a0из\u00a0${rights.length} прав`,
    })),
    {
      id: 'limits',
      title: 'Лимиты',
      cell: ({ limits }) => {
        const words = limitWords(limits)
        if (words.length === 0) return 'без лимита'
        return (
          <span className={styles.stack}>
            {words.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        )
      },
    },
    {
      id: 'actions',
      title: 'Действия',
      titleHidden: true,
      screenOnly: true,
      card: 'plain',
      cell: (user) =>
        user.allowedActions.length === 0 ? (
          <NoValue />
        ) : (
          <UserActions user={user} contragentId={contragentId} dictionary={dictionary} own={own} />
        ),
    },
  ]
  return (
    <>
      <SearchForm
        action={companyUsersPath}
        name="Поиск по пользователям"
        label="Имя или e-mail"
        text={text}
        maxLength={100}
        className={styles.actions}
      >
        <Button
          variant="primary"
          icon="plus"
          {...popups.intent('user-invite')}
          onClick={() => void popups.open('user-invite', { contragentId, dictionary, own })}
        >
          Пригласить
        </Button>
      </SearchForm>
      {items.length === 0 ? (
        <EmptyState
          icon="search"
          title={`Пользователей с «${text}» нет`}
          actions={
            <Link to={companyUsersPath} className={buttonClass()}>
              Показать всех
            </Link>
          }
        />
      ) : (
        <Table caption="Пользователи компании" columns={columns} rows={items} rowKey={({ id }) => id} />
      )}
    </>
  )
}

function Person({ user }: { user: CompanyUser }) {
  const { fio, email, position } = user
  return (
    <span className={styles.stack}>
      {userName(user)}
      {fio && <span className={styles.muted}>{email}</span>}
      {position && <span className={styles.muted}>{position}</span>}
    </span>
  )
}
