import type { FieldValues } from 'react-hook-form'
import { personalDataVersion } from '../lib/consent.ts'
import { policyPath } from '../lib/paths.ts'
import { CheckboxField } from './ChoiceField.tsx'
import type { FieldOf } from './field-control.ts'

/**
 * The required consent to processing of personal data. The document opens in a new tab, so typed values stay.
 * @param hint the version that the form sends; null where the form tells it otherwise
 */
export function PersonalDataField<In extends FieldValues, Out>({
  hint = `Редакция ${personalDataVersion}`,
  ...field
}: FieldOf<In, boolean, Out> & { hint?: string | null }) {
  return (
    <CheckboxField
      {...field}
      required
      hint={hint}
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
