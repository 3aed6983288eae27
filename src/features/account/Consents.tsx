import { useMutation, useQuery } from '@tanstack/react-query'
import { apiMutation } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import type { Data } from '../../api/operation.ts'
import { giveConsent, type listConsentDocuments, withdrawConsent } from '../../generated/operations.ts'
import { formatShortDayTime } from '../../lib/dates.ts'
import { Link } from '../../links/Link.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import { consentDocumentsQuery, type Profile } from './account-queries.ts'
import styles from './Profile.module.css'

type ConsentDocument = Data<typeof listConsentDocuments>['items'][number]
type Consent = Profile['consents'][number]

/** What was agreed to, in which version and when; marketing can be withdrawn (R-ACC-14). */
export function Consents({ consents }: { consents: Profile['consents'] }) {
  const { data, isError, isFetching, refetch } = useQuery(consentDocumentsQuery())
  return (
    <Panel title="Согласия">
      {!data && !isError && <Skeleton lines={4} />}
      {!data && isError && (
        <ErrorState
          compact
          title="Не удалось загрузить документы"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <ul role="list" className={styles.rows}>
        {data?.items.map((document) => (
          <ConsentRow
            key={document.type}
            document={document}
            consent={consents.find(({ type }) => type === document.type)}
          />
        ))}
      </ul>
    </Panel>
  )
}

function ConsentRow({ document, consent }: { document: ConsentDocument; consent: Consent | undefined }) {
  const { type, docVersion, title, url, required } = document
  const toast = useToast()
  const popups = usePopups()
  const onError = (error: Error) =>
    toast({
      status: false,
      message: (isProblem(error) && error.errors[0]?.message) || 'Не удалось изменить согласие',
    })
  const give = useMutation({ ...apiMutation(giveConsent), onError })
  const withdraw = useMutation({ ...apiMutation(withdrawConsent), onError })
  const askAndWithdraw = async () => {
    const isSure = await popups.confirm({
      title: 'Отозвать согласие?',
      text: 'Новости и акции больше не будут приходить. Согласие можно дать снова.',
      confirm: 'Отозвать',
    })
    if (isSure) withdraw.mutate({ body: { type } })
  }
  const isOutdated = consent !== undefined && consent.docVersion !== docVersion
  return (
    <li>
      <span className={styles.contact}>
        {url === null ? title : <Link to={url}>{title}</Link>}
        {!consent && (
          <StatusPill tone="grey" icon="close">
            Нет согласия
          </StatusPill>
        )}
        {consent && isOutdated && (
          <StatusPill tone="amber" icon="warning">
            Есть новая редакция
          </StatusPill>
        )}
        {(!consent || isOutdated) && (
          <Button
            variant="link"
            loading={give.isPending}
            onClick={() => give.mutate({ body: { type, docVersion } })}
          >
            {`Согласиться с редакцией ${docVersion}`}
          </Button>
        )}
        {consent && !isOutdated && !required && (
          <Button variant="link" loading={withdraw.isPending} onClick={() => void askAndWithdraw()}>
            Отозвать согласие
          </Button>
        )}
      </span>
      <p className={styles.note}>
        {consent
          ? `Редакция ${consent.docVersion}, согласие от ${formatShortDayTime(consent.acceptedAt)}.`
          : document.statement}
        {consent && required && ' Без него учётная запись не работает.'}
      </p>
    </li>
  )
}
