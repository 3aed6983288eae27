import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../api/api-query.ts'
import { currentBranchQuery } from '../../../api/frame-queries.ts'
import { chooseBranch } from '../../../api/branch-choice.ts'
import type { components } from '../../../generated/api-types.ts'
import { listStores } from '../../../generated/operations.ts'
import { askPosition, nearest } from '../../../lib/nearest-place.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopups } from '../../../popups/use-popups.ts'
import { AddressText } from '../../../ui/AddressText.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LocalLoader } from '../../../ui/Loader.tsx'
import { EmptyState, ErrorState } from '../../../ui/State.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { useShownAtLeast } from '../../../ui/use-shown-at-least.ts'
import { matchesPlace } from '../match-place.ts'
import styles from './Office.module.css'

type Branch = components['schemas']['Branch']

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    office: object
  }
}

/** The list of cities to ship from (R-HEAD-33, R-POPUP-11): search, position, choice. */
export default function Office() {
  const queryClient = useQueryClient()
  const { close } = usePopup()
  const popups = usePopups()
  const toast = useToast()
  const [text, setText] = useState('')
  const { data: current } = useQuery({ ...currentBranchQuery(), enabled: false })
  const { data, isError, isFetching, refetch } = useQuery(apiQuery(listStores, {}))
  const loading = useShownAtLeast(!data && !isError)
  const choose = useMutation({
    mutationFn: ({ name, storeId, xmlId }: Branch) => chooseBranch(queryClient, { name, storeId, xmlId }),
    onSuccess: () => close(),
    onError: () => toast({ status: false, message: 'Не удалось сохранить город' }),
  })
  const locate = useMutation({
    mutationFn: askPosition,
    onError: ({ message }) => toast({ status: false, message }),
  })
  // The browser's permission prompt may be answered late; ignored after another city was chosen or the popup was
  // closed.
  const chooseNearest = () =>
    locate.mutate(undefined, {
      onSuccess: (position) => {
        const branch = nearest(position, data?.items ?? [])
        if (branch) choose.mutate(branch)
      },
    })
  const found = loading ? [] : (data?.items ?? []).filter((branch) => matchesPlace(text, branch))
  return (
    <PopupShell title="Город отгрузки" subtitle="От города зависят наличие и сроки">
      <div className={styles.tools}>
        <TextInput
          label="Найти город"
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button icon="pin" loading={locate.isPending} disabled={!data} onClick={chooseNearest}>
          Определить мой город
        </Button>
      </div>
      {!loading && isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {loading && <LocalLoader />}
      {!loading && data && found.length === 0 && (
        <EmptyState
          icon="pin"
          title="Такого города нет в списке"
          text="Отгрузим из ближайшего: выберите его."
          actions={text !== '' && <Button onClick={() => setText('')}>Показать все города</Button>}
        />
      )}
      <ul role="list" className={styles.list} aria-busy={choose.isPending}>
        {found.map((branch) => (
          <li key={branch.id} className={styles.row}>
            <button
              type="button"
              className={styles.city}
              aria-current={branch.xmlId === current?.storeXmlId ? 'true' : undefined}
              // Not `disabled`: that would lose the focus.
              aria-disabled={choose.isPending}
              onClick={() => {
                if (choose.isPending) return
                locate.reset()
                choose.mutate(branch)
              }}
            >
              <span>
                <span className={styles.name}>{branch.name}</span>
                <span className={styles.address}>
                  <AddressText text={branch.address} />
                </span>
              </span>
              {branch.xmlId === current?.storeXmlId && <Icon name="check" label="Выбран" />}
            </button>
            <IconButton
              icon="info"
              label={`О филиале: ${branch.name}`}
              {...popups.intent('office-detail')}
              onClick={() => void popups.open('office-detail', { branch })}
            />
          </li>
        ))}
      </ul>
    </PopupShell>
  )
}
