import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiMutation, invalidateAfter } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { deleteCompanyBank, updateCompanyBank } from '../../generated/operations.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import { NoValue, Table } from '../../ui/Table.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { Company } from './company-api.ts'
import styles from './Companies.module.css'

type Bank = Company['banks'][number]

/** The bank accounts of a company; the default one stands in new papers. */
export function CompanyBanks({ company }: { company: Company }) {
  const { banks, allowedActions } = company
  const popups = usePopups()
  const mayEdit = allowedActions.includes('editBanks')
  return (
    <Panel
      title="Банковские счета"
      flush={banks.length > 0}
      actions={
        allowedActions.includes('addBank') && (
          <Button
            icon="plus"
            aria-label="Добавить банковский счёт"
            {...popups.intent('company-bank')}
            onClick={() => void popups.open('company-bank', { company })}
          >
            Добавить
          </Button>
        )
      }
    >
      {banks.length === 0 ? (
        <p>Счетов пока нет. Счёт нужен для договора и закрывающих документов.</p>
      ) : (
        <Table
          caption="Банковские счета"
          rows={banks}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              title: 'Банк',
              card: 'title',
              cell: ({ name, isDefault }) => (
                <span className={styles.pills}>
                  {name}
                  {isDefault && (
                    <StatusPill tone="green" icon="check">
                      Основной
                    </StatusPill>
                  )}
                </span>
              ),
            },
            { id: 'bik', title: 'БИК', cell: ({ bik }) => <span className={styles.mono}>{bik}</span> },
            {
              id: 'account',
              title: 'Расчётный счёт',
              cell: ({ account }) => <span className={styles.mono}>{account}</span>,
            },
            {
              id: 'corrAccount',
              title: 'Корреспондентский счёт',
              cell: ({ corrAccount }) =>
                corrAccount ? <span className={styles.mono}>{corrAccount}</span> : <NoValue />,
            },
            ...(mayEdit
              ? [
                  {
                    id: 'actions',
                    title: 'Действия',
                    titleHidden: true,
                    screenOnly: true,
                    card: 'end' as const,
                    cell: (bank: Bank) => <BankActions company={company} bank={bank} />,
                  },
                ]
              : []),
          ]}
        />
      )}
    </Panel>
  )
}

function BankActions({ company, bank }: { company: Company; bank: Bank }) {
  const { id: contragentId, version } = company
  const popups = usePopups()
  const queryClient = useQueryClient()
  const toast = useToast()
  const onError = (error: Error) => {
    const refusal = isProblem(error) ? error.errors[0]?.message : undefined
    toast({ status: false, message: refusal ?? 'Не удалось изменить счета' })
    // Somebody else has changed the company.
    void invalidateAfter(queryClient, updateCompanyBank)
  }
  const choose = useMutation({ ...apiMutation(updateCompanyBank), onError })
  const remove = useMutation({ ...apiMutation(deleteCompanyBank), onError })
  const askRemoval = async () => {
    const yes = await popups.confirm({
      title: 'Удалить счёт?',
      text: `${bank.name}, счёт ${bank.account}. В прежних документах он останется.`,
      confirm: 'Удалить',
      danger: true,
    })
    if (yes) remove.mutate({ path: { id: bank.id }, query: { contragentId, version } })
  }
  return (
    <span className={styles.actions}>
      {!bank.isDefault && (
        <Button
          size="small"
          loading={choose.isPending}
          aria-label={`Сделать основным счёт ${bank.account}`}
          onClick={() =>
            choose.mutate({ path: { id: bank.id }, body: { contragentId, version, isDefault: true } })
          }
        >
          Сделать основным
        </Button>
      )}
      <Button
        size="small"
        icon="edit"
        aria-label={`Изменить счёт ${bank.account}`}
        {...popups.intent('company-bank')}
        onClick={() => void popups.open('company-bank', { company, bank })}
      >
        Изменить
      </Button>
      <Button
        size="small"
        icon="trash"
        loading={remove.isPending}
        aria-label={`Удалить счёт ${bank.account}`}
        onClick={() => void askRemoval()}
      >
        Удалить
      </Button>
    </span>
  )
}
