import type { FieldValues } from 'react-hook-form'
import { useFormDraft } from '../forms/use-form-draft.ts'
import type { ZodForm } from '../forms/use-zod-form.ts'
import { useUnsavedGuard } from './popup-context.ts'

/**
 * The form of a popup that asks before it closes, and whose typed values outlive a reload of the tab.
 * @param name of the form and of what it changes, for `useFormDraft`
 * @param options `isChanged`: by other means than its fields, too; `except`: fields that are never kept
 * @returns call it once the form has been sent, before closing
 */
export function useKeptForm<In extends FieldValues, Out>(
  form: ZodForm<In, Out>,
  name: string,
  {
    isChanged = false,
    sends = false,
    except = [],
  }: { isChanged?: boolean; sends?: boolean; except?: readonly (keyof In & string)[] } = {},
): () => void {
  const dropDraft = useFormDraft(form, name, except)
  const markSent = useUnsavedGuard(form.formState.isDirty || isChanged, { sends, onLeft: dropDraft })
  return () => {
    dropDraft()
    markSent()
  }
}
