import { useController, useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { CurrencyField } from '../../forms/CurrencyField.tsx'
import { optionalText } from '../../forms/field-schemas.ts'
import { formatCurrencyInput, parseCurrencyInput } from '../../lib/money-input.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
import type { CompanyUser, Right, Role, RolesAndRights } from './company-user-queries.ts'
import styles from './CompanyUsers.module.css'
import { rightGroups, rightsOfPreset } from './user-words.ts'

const limit = () =>
  optionalText((value) => (parseCurrencyInput(value) === null ? 'Недопустимый формат' : undefined)).transform(
    parseCurrencyInput,
  )

/** Role, rights and limits of a user of the company, as `RightsFields` asks for them. */
export const rightsSchema = {
  role: z.custom<Role>((value) => typeof value === 'string' && value !== '', 'Заполните поле'),
  rights: z.array(z.custom<Right>((value) => typeof value === 'string')),
  perOrder: limit(),
  perMonth: limit(),
}

const limitText = (sum: number | null) => (sum === null ? '' : formatCurrencyInput(sum))

/** The form's values for a user, or for somebody new with a role. */
export function rightsValues({
  role,
  rights,
  limits: { perOrder, perMonth },
}: Pick<CompanyUser, 'role' | 'rights'> & { limits: { perOrder: number | null; perMonth: number | null } }) {
  return { role, rights: [...rights], perOrder: limitText(perOrder), perMonth: limitText(perMonth) }
}

/** Of a user of the company. */
export interface OwnRights {
  role: Role
  /** As the session tells them. */
  rights: readonly string[]
}

type Values = z.input<z.ZodObject<typeof rightsSchema>>

export interface RightsFieldsProps {
  dictionary: RolesAndRights
  /** Rights before the change; none for somebody new. */
  before: readonly Right[]
  /** Of whoever makes the change: nobody gives or takes a right that they lack. */
  own: OwnRights
}

/** A role, which sets the rights of its preset; then the rights one by one, what will change, and the limits. */
export function RightsFields({ dictionary, before, own }: RightsFieldsProps) {
  const { control } = useFormContext<Values>()
  const { field: role, fieldState } = useController({ control, name: 'role' })
  const { field: rights } = useController({ control, name: 'rights' })
  const chosen: readonly Right[] = rights.value
  const toggle = (right: Right, isOn: boolean) =>
    rights.onChange(
      dictionary.rights
        .map((one) => one.right)
        .filter((one) => (one === right ? isOn : chosen.includes(one))),
    )
  return (
    <>
      <Select
        label="Роль"
        required
        options={dictionary.roles.map(({ role: value, title, description }) => ({
          value,
          label: title,
          hint: description,
          disabled: value === 'owner' && own.role !== 'owner',
        }))}
        {...role}
        error={fieldState.error?.message}
        subtext="Роль отмечает свои права. Любое можно изменить ниже."
        onChange={(value) => {
          const preset = dictionary.roles.find((one) => one.role === value)
          role.onChange(value)
          if (preset) rights.onChange(rightsOfPreset(dictionary, preset.rights, before, own.rights))
        }}
      />
      <div className={styles.groups}>
        {rightGroups(dictionary).map((group) => (
          <fieldset key={group.title}>
            <legend className={styles.legend}>{group.title}</legend>
            {group.rights.map(({ right, title }) => {
              const mayHandOut = own.rights.includes(right)
              return (
                <Checkbox
                  key={right}
                  label={title}
                  checked={chosen.includes(right)}
                  disabled={!mayHandOut}
                  {...(!mayHandOut && { hint: 'У вас нет этого права' })}
                  onBlur={rights.onBlur}
                  onChange={({ target }) => toggle(right, target.checked)}
                />
              )
            })}
          </fieldset>
        ))}
      </div>
      <RightsDifference dictionary={dictionary} before={before} after={chosen} />
      <div className={styles.limits}>
        <CurrencyField
          control={control}
          name="perOrder"
          label="Лимит на заказ"
          subtext="Дороже — на согласование. Пусто — без лимита."
        />
        <CurrencyField
          control={control}
          name="perMonth"
          label="Лимит на месяц"
          subtext="Пусто — без лимита."
        />
      </div>
    </>
  )
}

interface RightsDifferenceProps {
  dictionary: RolesAndRights
  before: readonly Right[]
  after: readonly Right[]
}

/** What the change would give and take, told before it is saved. */
function RightsDifference({ dictionary, before, after }: RightsDifferenceProps) {
  const titles = (kept: (right: Right) => boolean) =>
    dictionary.rights.filter(({ right }) => kept(right)).map(({ title }) => title.toLowerCase())
  const given = titles((right) => after.includes(right) && !before.includes(right))
  const taken = titles((right) => before.includes(right) && !after.includes(right))
  return (
    <div role="status" className={styles.difference}>
      {given.length > 0 && <p>{`Добавится: ${given.join(', ')}.`}</p>}
      {taken.length > 0 && <p>{`Снимется: ${taken.join(', ')}.`}</p>}
    </div>
  )
}
