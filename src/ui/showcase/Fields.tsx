import { useState } from 'react'
import { Checkbox, Switch } from '../Checkbox.tsx'
import { Combobox } from '../Combobox.tsx'
import { FileInput } from '../FileInput.tsx'
import { FileRow } from '../FileRow.tsx'
import { PasswordInput } from '../PasswordInput.tsx'
import { RadioGroup } from '../RadioGroup.tsx'
import { SegmentedControl } from '../SegmentedControl.tsx'
import { Select } from '../Select.tsx'
import styles from '../Showcase.module.css'
import { Stepper } from '../Stepper.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextInput } from '../TextInput.tsx'

const cities = [
  'Москва',
  'Екатеринбург',
  'Казань',
  'Краснодар',
  'Новосибирск',
  'Тюмень',
  'Уфа',
  'Челябинск',
].map((label) => ({
  value: label,
  label,
  hint: label === 'Тюмень' ? 'склад на ремонте' : undefined,
  disabled: label === 'Тюмень',
}))

/** Fields with every state: empty, filled, subtext, error, verified, disabled. */
export function Fields() {
  const [city, setCity] = useState('')
  const [typed, setTyped] = useState('')
  const begun = cities.filter(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()))
  const [delivery, setDelivery] = useState('pickup')
  const [view, setView] = useState<'list' | 'grid'>('list')
  const [quantity, setQuantity] = useState(1)
  const [files, setFiles] = useState<File[]>([])
  const [bolts, setBolts] = useState(10)
  return (
    <>
      <div className={styles.grid}>
        <TextInput label="Имя" required placeholder="Фамилия Имя" />
        <TextInput
          label="Телефон"
          inputMode="tel"
          defaultValue="+7 912 345 67 89"
          subtext="Позвоним по этому номеру"
        />
        <TextInput
          label="E-mail"
          required
          defaultValue="buyer@"
          error="Некорректный E-mail"
          subtext="Не видно"
        />
        <TextInput label="ИНН" defaultValue="6671234569" verified subtext="ООО «УралДорСтрой»" />
        <TextInput label="Договор" disabled defaultValue="№ Д-2026/118" />
        <TextInput label="Цена от" after={<span style={{ paddingInline: '1.2rem' }}>₽</span>} />
        <PasswordInput label="Пароль" required autoComplete="new-password" defaultValue="Kran-2026!" />
        <PasswordInput label="Ещё раз" required autoComplete="new-password" error="Пароли не совпадают" />
        <Select label="Город отгрузки" options={cities} value={city} onChange={setCity} />
        <Select label="Город" required options={cities} value="" onChange={setCity} error="Заполните поле" />
        <Select label="Город" options={cities} value="Казань" onChange={setCity} disabled />
        <Select label="Город" options={cities} value="Екатеринбург" onChange={setCity} verified />
        <Combobox
          label="Город с подсказками"
          value={typed}
          onType={setTyped}
          options={begun}
          onPick={(index) => setTyped(begun[index]?.label ?? typed)}
        />
        <TextArea label="Комментарий" subtext="До 500 символов" />
        <TextArea label="Причина отказа" required error="Заполните поле" />
        <TextArea label="Ответ" disabled defaultValue="Заявка закрыта" />
        <FileInput
          label="Документы"
          multiple
          camera
          onFiles={(added) => setFiles([...files, ...added])}
          subtext="PDF или JPG, до 5 Мб"
          rows={files.map((file) => (
            <FileRow
              key={file.name}
              name={file.name}
              size={file.size}
              onRemove={() => setFiles(files.filter((other) => other !== file))}
            />
          ))}
        />
        <FileInput
          label="Фото"
          onFiles={() => {}}
          rows={[
            <FileRow key="1" name="Шильдик.png" size={48_213} progress={0.4} onRemove={() => {}} />,
            <FileRow
              key="2"
              name="Насос.jpg"
              size={2_481_213}
              fault="Нет соединения"
              onRetry={() => {}}
              onRemove={() => {}}
            />,
          ]}
        />
        <FileInput label="Скан" required onFiles={() => {}} error="Недопустимый формат файла" />
        <FileInput label="Доверенность" disabled onFiles={() => {}} />
      </div>
      <div className={styles.grid}>
        <div>
          <Checkbox label="Только в наличии" count={128} defaultChecked />
          <Checkbox label="Распродажа" count={7} />
          <Checkbox label="Выбраны не все" indeterminate readOnly checked={false} />
          <Checkbox label="Недоступно" disabled defaultChecked />
          <Checkbox
            label="Согласен на обработку персональных данных"
            required
            error="Без согласия продолжить нельзя"
          />
        </div>
        <div>
          <Switch label="Уведомлять о заказах" hint="На почту и в кабинет" defaultChecked />
          <br />
          <Switch label="Уведомлять об акциях" />
          <br />
          <Switch label="Недоступно" disabled />
        </div>
        <RadioGroup
          legend="Плательщик"
          required
          value="org"
          onChange={() => {}}
          error="Выберите плательщика"
          options={[
            { value: 'org', label: 'Организация' },
            { value: 'person', label: 'Физическое лицо', disabled: true },
          ]}
        />
      </div>
      <RadioGroup
        legend="Способ получения"
        tiles
        value={delivery}
        onChange={setDelivery}
        options={[
          { value: 'pickup', label: 'Самовывоз', hint: 'Екатеринбург, сегодня до 18:00' },
          { value: 'truck', label: 'Доставка до объекта', hint: 'Завтра, от 1 200 ₽' },
          { value: 'carrier', label: 'Транспортная компания', hint: 'По тарифу перевозчика' },
        ]}
      />
      <div className={styles.row}>
        <Stepper value={quantity} onChange={setQuantity} max={24} />
        <Stepper value={bolts} onChange={setBolts} step={5} min={10} size="small" label="Болты" />
        <Stepper value={1} onChange={() => {}} disabled />
        <SegmentedControl
          label="Вид"
          value={view}
          onChange={setView}
          items={[
            { value: 'list', title: 'Список', icon: 'list', titleHidden: true },
            { value: 'grid', title: 'Плитка', icon: 'grid', titleHidden: true },
          ]}
        />
        <SegmentedControl
          label="Вид словами"
          value={view}
          onChange={setView}
          items={[
            { value: 'list', title: 'Список' },
            { value: 'grid', title: 'Плитка' },
          ]}
        />
      </div>
    </>
  )
}
