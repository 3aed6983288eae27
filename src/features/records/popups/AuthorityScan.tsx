import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { attachedFiles } from '../../../forms/attached-files.ts'
import { FilesField } from '../../../forms/FilesField.tsx'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { uploadAuthority } from '../../../generated/operations.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import type { AuthorityPopupProps } from './AuthorityRevoke.tsx'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'authority-scan': AuthorityPopupProps
  }
}

const schema = z.object({ fileIds: attachedFiles({ isRequired: true }) })

/** Attaches the signed scan, which makes a power of attorney valid (R-ACC-20). */
export default function AuthorityScan({ id, name }: AuthorityPopupProps) {
  const { close } = usePopup()
  const toast = useToast()
  const { mutateAsync } = useMutation(apiMutation(uploadAuthority))
  const form = useZodForm(schema, { defaultValues: { fileIds: [] } })
  const markSent = useUnsavedGuard(form.formState.isDirty, { sends: true })
  return (
    <PopupShell title="Подписанный скан" subtitle={name}>
      <Form
        form={form}
        serverFields={{ fileId: 'fileIds.0' }}
        onSubmit={async ({ fileIds: [fileId] }) => {
          if (fileId === undefined) return
          await mutateAsync({ path: { id }, body: { fileId } })
          markSent()
          toast({ message: `${name} действует: товар можно получать`, time: 4000 })
          await close()
        }}
      >
        <p>Скан или фото бланка с подписью руководителя и печатью.</p>
        <FilesField
          control={form.control}
          name="fileIds"
          label="Скан доверенности"
          required
          purpose="authorityScan"
          extensions={['pdf', 'jpg', 'jpeg', 'png']}
          most={1}
        />
        <FormAlert />
        <SubmitButton>Загрузить</SubmitButton>
      </Form>
    </PopupShell>
  )
}
