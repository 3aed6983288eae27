// @vitest-environment jsdom
import { fireEvent, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { CheckboxField, RadioField, SelectField } from './ChoiceField.tsx'
import { CurrencyField } from './CurrencyField.tsx'
import {
  confirmed,
  optionalText,
  requiredCurrency,
  requiredPhone,
  requiredText,
  requiredTick,
} from './field-schemas.ts'
import { Form, FormAlert, SubmitButton } from './Form.tsx'
import { PhoneField } from './PhoneField.tsx'
import { email, minLength, password } from './rules.ts'
import { CodeField, EmailField, PasswordField, TextAreaField, TextField } from './TextField.tsx'
import { useZodForm } from './use-zod-form.ts'

afterEach(cleanup)

const schema = z
  .object({
    name: requiredText(minLength(2)),
    email: requiredText(email),
    phone: requiredPhone(),
    comment: optionalText(minLength(10)),
    sum: requiredCurrency(),
    password: requiredText(password),
    confirmPassword: requiredText(),
    topic: requiredText(),
    kind: requiredText(),
    code: optionalText(),
    consent: requiredTick(),
  })
  .refine(...confirmed('password', 'confirmPassword'))
type Values = z.output<typeof schema>

const empty: z.input<typeof schema> = {
  name: '',
  email: '',
  phone: '',
  comment: '',
  sum: '',
  password: '',
  confirmPassword: '',
  topic: '',
  kind: '',
  code: '',
  consent: false,
}
const filled = {
  ...empty,
  name: 'Анна',
  email: 'a@b.ru',
  phone: '+7 912 345 67 89',
  sum: '1 240,50',
  password: 'Kran-2026!',
  confirmPassword: 'Kran-2026!',
  topic: 'price',
  kind: 'new',
  consent: true,
}

function TestForm({ values, onSubmit }: { values: typeof empty; onSubmit: (values: Values) => unknown }) {
  const form = useZodForm(schema, { defaultValues: values })
  const { control } = form
  return (
    <Form form={form} onSubmit={onSubmit} serverFields={{ 'customer.name': 'name' }}>
      <TextField control={control} name="name" label="Имя" required subtext="Как к вам обращаться" />
      <EmailField control={control} name="email" label="E-mail" required />
      <PhoneField control={control} name="phone" label="Телефон" required />
      <TextAreaField control={control} name="comment" label="Комментарий" />
      <CurrencyField control={control} name="sum" label="Сумма" required />
      <PasswordField control={control} name="password" label="Пароль" autoComplete="new-password" />
      <PasswordField control={control} name="confirmPassword" label="Ещё раз" autoComplete="new-password" />
      <SelectField
        control={control}
        name="topic"
        label="Тема"
        options={[{ value: 'price', label: 'Цена' }]}
      />
      <RadioField control={control} name="kind" legend="Вид" options={[{ value: 'new', label: 'Новая' }]} />
      <CodeField control={control} name="code" label="Код" length={4} />
      <CheckboxField control={control} name="consent" label="Согласие" />
      <FormAlert />
      <SubmitButton>Отправить</SubmitButton>
    </Form>
  )
}

const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)

function setup(values = empty, onSubmit = vi.fn<(values: Values) => unknown>()) {
  render(<TestForm values={values} onSubmit={onSubmit} />)
  return { user: userEvent.setup(), onSubmit, send: screen.getByRole('button', { name: 'Отправить' }) }
}

class Refusal extends Error {
  readonly errors: { message: string; field?: string }[]
  constructor(errors: { message: string; field?: string }[]) {
    super('refused')
    this.errors = errors
  }
}

test('R-FORM-25 a field is first checked when it is left, then on every change', async () => {
  const { user } = setup()
  await user.type(input(/E-mail/), 'a@')
  expect(screen.queryByText('Некорректный E-mail')).toBeNull()
  await user.tab()
  expect(await screen.findByText('Некорректный E-mail')).toBeTruthy()
  await user.type(input(/E-mail/), 'b.ru')
  await waitFor(() => expect(screen.queryByText('Некорректный E-mail')).toBeNull())
})

test('R-FORM-25 a field that is left by pressing a button is not checked: its message would move the button', async () => {
  const { user } = setup()
  await user.type(input(/E-mail/), 'a@')
  await user.click(screen.getAllByRole('button', { name: 'Показать пароль' })[0] ?? document.body)
  expect(screen.queryByText('Некорректный E-mail')).toBeNull()
  await user.click(input(/E-mail/))
  await user.click(document.body)
  expect(await screen.findByText('Некорректный E-mail')).toBeTruthy()
})

test('R-FORM-26 R-FORM-27 R-FORM-28 the first message stands in place of the subtext', async () => {
  const { user } = setup()
  expect(screen.getByText('Как к вам обращаться')).toBeTruthy()
  await user.click(input(/Имя/))
  await user.tab()
  expect(await screen.findByText('Заполните поле')).toBeTruthy()
  expect(screen.queryByText('Как к вам обращаться')).toBeNull()
  await user.type(input(/Имя/), 'А')
  expect(await screen.findByText('Должно быть не менее 2 символов')).toBeTruthy()
})

test('R-FORM-25 submitting focuses the first wrong field and sends nothing', async () => {
  const { user, send, onSubmit } = setup({ ...filled, email: 'wrong', sum: '' })
  await user.click(send)
  await waitFor(() => expect(document.activeElement).toBe(input(/E-mail/)))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('R-FORM-25 submitting focuses a question that nobody answered', async () => {
  const { user, send } = setup({ ...filled, kind: '' })
  await user.click(send)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Новая' })))
})

test('R-FORM-34 R-FORM-35 R-FORM-36 right values are sent in the form of the wire', async () => {
  const { user, send, onSubmit } = setup(filled)
  await user.click(send)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledWith({ ...filled, phone: '+79123456789', sum: 124050 })
})

test('R-FORM-13 passwords that differ are told even while other fields are empty', async () => {
  const { user } = setup()
  await user.type(input('Пароль'), 'Kran-2026!')
  await user.type(input('Ещё раз'), 'Kran-2027!')
  await user.tab()
  expect(await screen.findByText('Пароли не совпадают')).toBeTruthy()
})

test('R-FORM-34 a phone is masked while it is typed, the leading 8 meaning +7', async () => {
  const { user } = setup()
  await vi.dynamicImportSettled()
  await user.type(input(/Телефон/), '89123456789')
  expect(input(/Телефон/).value).toBe('+7 912 345 67 89')
})

test('R-FORM-34 a phone that was typed before the mask came is sent as it is shown then', async () => {
  const { user, send, onSubmit } = setup({ ...filled, phone: '' })
  fireEvent.change(input(/Телефон/), { target: { value: '9123456789' } })
  await vi.dynamicImportSettled()
  await waitFor(() => expect(input(/Телефон/).value).toBe('+7 912 345 67 89'))
  await user.click(send)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.lastCall?.[0].phone).toBe('+79123456789')
})

test('R-FORM-34 R-FORM-36 a phone without +7 is sent, too, while its mask is still loading', async () => {
  const { send, onSubmit } = setup({ ...filled, phone: '' })
  fireEvent.change(input(/Телефон/), { target: { value: '9123456789' } })
  fireEvent.click(send)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.lastCall?.[0].phone).toBe('+79123456789')
})

test('R-FORM-34 a pasted phone is read however it was written', async () => {
  const { user, send, onSubmit } = setup({ ...filled, phone: '' })
  await vi.dynamicImportSettled()
  for (const text of ['8 (912) 345-67-89', '79123456789', '+7 912 345-67-89', '9123456789']) {
    await user.clear(input(/Телефон/))
    await user.click(input(/Телефон/))
    await user.paste(text)
    expect(input(/Телефон/).value).toBe('+7 912 345 67 89')
  }
  await user.click(send)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.lastCall?.[0].phone).toBe('+79123456789')
})

test.each(['+375 29 123 45 67', '+380 44 123 45 67', '+1 (212) 555-01-23'])(
  'R-FORM-36 the foreign number %s stays as it is typed or pasted, and is refused',
  async (number) => {
    const { user, send, onSubmit } = setup({ ...filled, phone: '' })
    const field = input(/Телефон/)
    await vi.dynamicImportSettled()
    await user.type(field, '9')
    expect(field.value).toBe('+7 9')
    await user.clear(field)
    await user.type(field, number)
    expect(field.value).toBe(number)
    await user.click(send)
    expect((await screen.findByRole('alert')).textContent).toMatch(/только российские номера/)
    await user.clear(field)
    await user.paste(number)
    expect(field.value).toBe(number)
    await user.clear(field)
    await user.paste('375291234567')
    expect(field.value).toBe('+375291234567')
    await user.clear(field)
    await user.type(field, '375291234567')
    expect(field.value).toBe('375291234567')
    await user.tab()
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /только российские номера|Недопустимый формат/,
    )
    expect(onSubmit).not.toHaveBeenCalled()
    await user.clear(field)
    await user.type(field, '89123456789')
    expect(field.value).toBe('+7 912 345 67 89')
  },
)

test('R-FORM-34 a phone filled in by the browser is masked too, however it was kept', async () => {
  const { user, send, onSubmit } = setup({ ...filled, phone: '' })
  await vi.dynamicImportSettled()
  for (const text of ['89123456789', '+79123456789', '+7 (912) 345-67-89']) {
    fireEvent.input(input(/Телефон/), { target: { value: text } })
    expect(input(/Телефон/).value).toBe('+7 912 345 67 89')
    fireEvent.input(input(/Телефон/), { target: { value: '' } })
  }
  fireEvent.input(input(/Телефон/), { target: { value: '89123456789' } })
  await user.click(send)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.lastCall?.[0].phone).toBe('+79123456789')
})

test('R-FORM-39 thousands are set apart while a sum is typed, and the caret stays at its digit', async () => {
  const { user } = setup()
  await user.type(input(/Сумма/), '1240000')
  expect(input(/Сумма/).value).toBe('1\u00a0240\u00a0000')
  await user.type(input(/Сумма/), '5', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(input(/Сумма/).value).toBe('15\u00a0240\u00a0000')
  expect(input(/Сумма/).selectionStart).toBe(2)
})

test('R-FORM-39 a sum may begin with the comma, and what is no digit moves nothing', async () => {
  const { user } = setup()
  await user.type(input(/Сумма/), ',5')
  expect(input(/Сумма/).value).toBe('0,5')
  await user.clear(input(/Сумма/))
  await user.type(input(/Сумма/), '1240')
  await user.type(input(/Сумма/), 'х', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(input(/Сумма/).value).toBe('1\u00a0240')
  expect(input(/Сумма/).selectionStart).toBe(1)
})

test('R-FORM-39 the space between thousands holds up no deleting, neither back nor forward', async () => {
  const { user } = setup()
  const at = (place: number) => ({ initialSelectionStart: place, initialSelectionEnd: place })
  await user.type(input(/Сумма/), '31240')
  await user.type(input(/Сумма/), '{Backspace}{Backspace}', at(3))
  expect(input(/Сумма/).value).toBe('3\u00a0240')
  await user.type(input(/Сумма/), '{Delete}{Delete}', at(1))
  expect(input(/Сумма/).value).toBe('340')
})

test('R-FORM-40 a password can be shown', async () => {
  const { user } = setup()
  expect(input('Пароль').type).toBe('password')
  const [show] = screen.getAllByRole('button', { name: 'Показать пароль' })
  if (show) await user.click(show)
  expect(input('Пароль').type).toBe('text')
})

test('R-FORM-07 a code field takes digits only', async () => {
  const { user } = setup()
  await user.type(input('Код'), '12а345')
  expect(input('Код').value).toBe('1234')
})

test('R-FORM-30 errors of the server stand at their fields, the rest above the button, and typed data stays', async () => {
  const onSubmit = vi.fn<(values: Values) => unknown>(() =>
    Promise.reject(
      new Refusal([
        { message: 'Имя занято', field: 'customer.name' },
        { message: 'Почта занята', field: 'email' },
        { message: 'Попробуйте завтра', field: 'elsewhere' },
      ]),
    ),
  )
  const { user, send } = setup(filled, onSubmit)
  await user.click(send)
  expect(await screen.findByText('Имя занято')).toBeTruthy()
  expect(screen.getByText('Почта занята')).toBeTruthy()
  expect(screen.getByText('Попробуйте завтра')).toBeTruthy()
  expect(document.activeElement).toBe(input(/Имя/))
  expect(input(/E-mail/).value).toBe('a@b.ru')
  await user.type(input(/E-mail/), 'u')
  await waitFor(() => expect(screen.queryByText('Почта занята')).toBeNull())
  expect(screen.getByText('Имя занято')).toBeTruthy()
})

test('R-FORM-30 an error of the server about a value without a control stands above the button', async () => {
  const refuse = () => Promise.reject(new Refusal([{ message: 'Дата ещё не наступила', field: 'day' }]))
  function Named() {
    const form = useZodForm(z.object({ day: z.string() }), { defaultValues: { day: '2026-11-24' } })
    return (
      <Form form={form} onSubmit={refuse}>
        <FormAlert />
        <SubmitButton>Отправить</SubmitButton>
      </Form>
    )
  }
  render(<Named />)
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Дата ещё не наступила')
})

test('R-FORM-30 a form is sent once however often it is submitted', async () => {
  const answer = Promise.withResolvers<void>()
  const onSubmit = vi.fn<(values: Values) => unknown>(() => answer.promise)
  const { user, send } = setup(filled, onSubmit)
  await user.click(send)
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBe('true'))
  await user.click(send)
  await user.type(input(/Имя/), '{Enter}')
  answer.resolve()
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull())
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('R-LAYOUT-01 a rule without words of its own has Russian ones', () => {
  const { error } = z.object({ day: z.union([z.literal(''), z.iso.date()]) }).safeParse({ day: 'завтра' })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Недопустимое значение'])
})
