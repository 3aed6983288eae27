import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { apiQuery } from '../api/api-query.ts'
import { listConsentDocuments } from '../generated/operations.ts'
import { formatCalendarDay } from '../lib/dates.ts'
import { policyPath } from '../lib/paths.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ErrorState } from '../ui/State.tsx'
import type { FieldOf } from './field-control.ts'

/** Fields of the request for a form whose field of this kind is `consent`. */
export const consentFields = { consents: 'consent', 'consents.0.docVersion': 'consent' } as const

/**
 * The required consent to processing of personal data, for the schema `requiredConsent`: its value is the version that
 * stands beside the tick, '' without the tick. The document opens in a new tab, so typed values stay.
 */
export function PersonalDataField<In extends FieldValues, Out>({ control, name }: FieldOf<In, string, Out>) {
  const { field, fieldState } = useController({ control, name })
  const { data, isFetching, refetch } = useQuery(apiQuery(listConsentDocuments, {}))
  const document = data?.items.find(({ type }) => type === 'personalData')
  const given: string = field.value
  const isOutdated = document !== undefined && given !== '' && given !== document.docVersion

  // The server refuses a version that is no longer in force: the new one is shown, and agreed to anew.
  const isRefused = fieldState.error?.type === 'server'
  const readAgain = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (isRefused) readAgain()
  }, [isRefused])
  /** The version that was ticked last. */
  const [ticked, setTicked] = useState('')
  const untick = useEffectEvent(() => field.onChange(''))
  useEffect(() => {
    if (isOutdated) untick()
  }, [isOutdated])

  if (!document)
    return isFetching ? (
      <Skeleton height="4.8rem" />
    ) : (
      <ErrorState
        compact
        title="Не удалось загрузить текст согласия"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  const { docVersion, effectiveFrom } = document
  return (
    <Checkbox
      {...field}
      required
      value={docVersion}
      checked={given === docVersion}
      onChange={({ target }) => {
        field.onChange(target.checked ? docVersion : '')
        setTicked(docVersion)
      }}
      error={fieldState.error?.message}
      hint={`${ticked !== '' && ticked !== docVersion ? 'Документ обновился. ' : ''}Редакция ${docVersion} от ${formatCalendarDay(effectiveFrom)}`}
      label={
        <>
          Согласен на{' '}
          <a href={policyPath} target="_blank" rel="noopener">
            обработку персональных данных
          </a>
        </>
      }
    />
  )
}
