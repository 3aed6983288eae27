import { useEffect, useId, useRef, useState } from 'react'
import { catalogPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import type { MachinePickerData } from './home-api.ts'
import styles from './MachinePicker.module.css'

/** Parts by machine: kind → brand → model. Without scripts the filters of the catalogue do it. */
export function MachinePicker({ picker: { title, types } }: { picker: MachinePickerData }) {
  const [typeCode, setTypeCode] = useState('')
  const [brandCode, setBrandCode] = useState('')
  const [modelCode, setModelCode] = useState('')
  const brands = types.find(({ code }) => code === typeCode)?.brands ?? []
  const models = brands.find(({ code }) => code === brandCode)?.models ?? []
  const model = models.find(({ code }) => code === modelCode)
  const root = useRef<HTMLDivElement>(null)
  // Chosen before hydration; the other lists are empty until then.
  useEffect(() => setTypeCode(root.current?.querySelector('select')?.value ?? ''), [])

  return (
    <div ref={root} id="machine" className={styles.picker}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.steps}>
        <Step
          label="Тип техники"
          value={typeCode}
          options={types}
          onChange={(code) => {
            setTypeCode(code)
            setBrandCode('')
            setModelCode('')
          }}
        />
        <Step
          label="Марка"
          value={brandCode}
          options={brands}
          onChange={(code) => {
            setBrandCode(code)
            setModelCode('')
          }}
        />
        <Step label="Модель" value={modelCode} options={models} onChange={setModelCode} />
      </div>
      {model ? (
        <Link to={model.link} className={buttonClass({ variant: 'primary', block: true })}>
          {`Запчасти для ${model.name}`}
        </Link>
      ) : (
        <button type="button" className={buttonClass({ variant: 'primary', block: true })} disabled>
          Выберите модель
        </button>
      )}
      <noscript>
        <a href={catalogPath}>Подобрать по фильтрам каталога</a>
      </noscript>
    </div>
  )
}

interface StepProps {
  label: string
  value: string
  options: readonly { code: string; name: string }[]
  onChange: (code: string) => void
}

/** The browser's own list: three in a row are quickest with it, by keyboard and on a phone. */
function Step({ label, value, options, onChange }: StepProps) {
  const id = useId()
  return (
    <div className={styles.step}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        disabled={options.length === 0}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">Не выбрано</option>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
