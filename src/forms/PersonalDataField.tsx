import type { FieldValues } from 'react-hook-form'
import { personalDataVersion } from '../lib/consent.ts'
import { policyPath } from '../lib/paths.ts'
import { CheckboxField } from './ChoiceField.tsx'
import type { FieldOf } from './field-control.ts'

/** The required consent to processing of personal data. The document opens in a new tab, so typed values stay. */
export function PersonalDataField<In extends FieldValues, Out>(field: FieldOf<In, boolean, Out>) {
  return (
    <CheckboxField
      {...field}
      required
      hint={`Редакция ${personalDataVersion}`}
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
