import { useMutation, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { isProblemOf } from '../../../api/api-problem.ts'
import { apiQuery } from '../../../api/api-query.ts'
import { companiesQuery } from '../../../api/frame-queries.ts'
import { useSession } from '../../../api/session.ts'
import { RadioField, SelectField } from '../../../forms/ChoiceField.tsx'
import { requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { linkMachine, listContracts } from '../../../generated/operations.ts'
import { equipmentPath, machinePath } from '../../../lib/paths.ts'
import { countOf } from '../../../lib/plural.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { usePopups } from '../../../popups/use-popups.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { serialField } from '../serial-field.ts'

export interface MachineLinkProps {
  /** Typed before, in the form of a new machine. */
  serialNumber?: string
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'equipment-link': MachineLinkProps
  }
}

const schema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('serialNumber'), serialNumber: serialField, contractId: z.string() }),
  z.object({ by: z.literal('contract'), serialNumber: z.string(), contractId: requiredText() }),
])

/** Links a machine that the dealer knows, or all that were sold under a contract (R-POPUP-12). */
export default function MachineLink({ serialNumber = '' }: MachineLinkProps) {
  const { close } = usePopup()
  const popups = usePopups()
  const navigate = useNavigate()
  const toast = useToast()
  const { scope = [] } = useSession()
  const company = useQuery(companiesQuery()).data?.items.find(({ current }) => current)
  const mayChooseContract = company !== undefined && scope.includes('contracts.view')
  const contracts = useQuery({ ...apiQuery(listContracts, { body: {} }), enabled: mayChooseContract })
  const { mutateAsync, error } = useMutation(apiMutation(linkMachine))
  const form = useZodForm(schema, { defaultValues: { by: 'serialNumber', serialNumber, contractId: '' } })
  const { control } = form
  const by = useWatch({ control, name: 'by' })
  const markSent = useKeptForm(form, 'machine-link')
  const isUnknown = isProblemOf(error, linkMachine) && error.is('machineNotFound') && by === 'serialNumber'
  async function addInstead() {
    markSent()
    if (await close()) await popups.open('equipment-add', { serialNumber: form.getValues('serialNumber') })
  }

  return (
    <PopupShell title="Привязать технику">
      <Form
        form={form}
        onSubmit={async (values) => {
          const key =
            values.by === 'contract'
              ? { contractId: Number(values.contractId) }
              : { serialNumber: values.serialNumber }
          const { machines } = await mutateAsync({ body: { ...key, contragentId: company?.id ?? null } })
          markSent()
          await close()
          const [only] = machines
          const count = countOf(machines.length, ['машина', 'машины', 'машин'])
          toast({ message: machines.length === 1 ? 'Машина привязана' : `Привязано: ${count}`, time: 4000 })
          void navigate(only && machines.length === 1 ? machinePath(only.id) : equipmentPath)
        }}
      >
        {mayChooseContract && (
          <RadioField
            control={control}
            name="by"
            legend="Как найти"
            options={[
              { value: 'serialNumber', label: 'По серийному номеру' },
              { value: 'contract', label: 'По договору', hint: 'Вся техника, проданная по нему' },
            ]}
          />
        )}
        {by === 'contract' ? (
          <SelectField
            control={control}
            name="contractId"
            label="Договор"
            required
            options={(contracts.data?.items ?? []).map(({ id, number }) => ({
              value: String(id),
              label: number,
            }))}
          />
        ) : (
          <TextField
            control={control}
            name="serialNumber"
            label="Серийный номер"
            required
            maxLength={64}
            autoCapitalize="characters"
            spellCheck={false}
            data-autofocus
            subtext="С таблички на раме; регистр и дефисы не важны."
          />
        )}
        <FormAlert />
        <SubmitButton>Привязать</SubmitButton>
        {isUnknown && (
          <Button
            icon="plus"
            aria-haspopup="dialog"
            {...popups.intent('equipment-add')}
            onClick={() => void addInstead()}
          >
            Добавить вручную
          </Button>
        )}
      </Form>
    </PopupShell>
  )
}
