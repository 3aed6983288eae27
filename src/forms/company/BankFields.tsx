import { useFormContext, useWatch } from 'react-hook-form'
import { PropertyList } from '../../ui/PropertyList.tsx'
import { banks } from '../suggestions/suggestion-sources.ts'
import { SuggestField } from '../suggestions/SuggestField.tsx'
import { useSuggestions } from '../suggestions/use-suggestions.ts'
import { TextField } from '../TextField.tsx'
import type { BankValues } from './bank.ts'
import { account as accountFault } from './company-numbers.ts'

/** A bank account: the bank by БИК or name, and the number, whose key is checked while it is typed. */
export function BankFields({ required = false }: { required?: boolean }) {
  const { control } = useFormContext<BankValues>()
  const [bik, account] = useWatch({ control, name: ['bik', 'account'] })
  return (
    <>
      <SuggestField
        control={control}
        name="bik"
        label="Банк: название или БИК"
        required={required}
        maxLength={200}
        source={banks}
        {...(!required && { subtext: 'Счёт можно добавить и позже.' })}
      />
      <BankName bik={bik} />
      <TextField
        control={control}
        name="account"
        label="Расчётный счёт"
        required={required}
        inputMode="numeric"
        maxLength={20}
        verified={bik !== '' && accountFault(account, bik) === undefined}
      />
    </>
  )
}

/** The bank that the БИК names, for the buyer to compare. */
function BankName({ bik }: { bik: string }) {
  const { found } = useSuggestions(banks, bik, /^\d{9}$/.test(bik))
  if (!found) return null
  return (
    <PropertyList
      items={[
        { name: 'Банк', value: `${found.name}, ${found.city}` },
        { name: 'Корреспондентский счёт', value: found.corrAccount ?? 'нет' },
      ]}
    />
  )
}
