// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://shop.example" }
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { refuse, success } from '../../mocks/answers.ts'
import type { Data } from '../api/operation.ts'
import type { uploadFile } from '../generated/operations.ts'
import { openPage, type OpenPageOptions } from '../testing/open-page.tsx'
import { serveUploads } from '../testing/serve-uploads.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const file = (name: string, content: readonly (number | string)[] = png) => {
  const parts = content.map((part) => (typeof part === 'string' ? part : Uint8Array.of(part)))
  return new File(parts, name, { type: 'image/png' })
}

const stored = success<Data<typeof uploadFile>>({
  file: { id: 'u-1', name: 'Фото.png', mime: 'image/png', size: 8, url: '/web/files/u-1/' },
  purpose: 'attachment',
  expiresAt: '2026-11-21T09:00:00Z',
})

/** The feedback form. */
async function openForm({ answers, ...options }: OpenPageOptions = {}) {
  const page = await openPage('/', { ...options, answers: { uploadFile: stored, ...answers } })
  serveUploads(page.fetch)
  await page.user.click(screen.getByRole('button', { name: 'Обратная связь' }))
  const form = within(await screen.findByRole('dialog', { name: 'Обратная связь' }))
  const field = form.getByLabelText(/Фото и документы/)
  return {
    ...page,
    form,
    field,
    choose: (...files: File[]) => fireEvent.change(field, { target: { files } }),
  }
}

type Form = Awaited<ReturnType<typeof openForm>>

async function fillIn({ form, user }: Pick<Form, 'form' | 'user'>) {
  await user.type(form.getByLabelText(/Имя/), 'Анна')
  await user.type(form.getByLabelText(/Телефон/), '9125550101')
  await user.type(form.getByLabelText(/Сообщение/), 'Подберите деталь')
  await user.click(form.getByRole('checkbox'))
}

const uploads = (calls: readonly string[]) => calls.filter((call) => call === 'POST /web/files/').length

test('R-FOOT-11 R-API-102 a photo is uploaded while the form is filled in, and its id is sent with the form', async () => {
  let sent: unknown
  const { form, choose, user } = await openForm({
    answers: {
      async sendAppeal({ body }) {
        sent = (await body()).fileIds
        return success({ id: 6101, number: 'ОБ-006101', message: 'Обращение ОБ-006101 принято' })
      },
    },
  })
  choose(file('Фото.png'))
  expect(await form.findByText('Файл Фото.png загружен')).toBeTruthy()
  await fillIn({ form, user })
  await user.click(form.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Обращение ОБ-006101 принято')).toBeTruthy()
  expect(sent).toEqual(['u-1'])
})

test('R-FORM-08 R-FORM-10 R-FORM-11 R-CONST-44 what can’t be taken is told at the file before anything is sent', async () => {
  const { form, choose, calls } = await openForm()
  choose(
    file('Вирус.exe'),
    file('Документ.pdf', ['<svg onload="alert(1)">']),
    file('Ничего.png', []),
    new File([new Uint8Array(10_485_761)], 'Видео.png'),
  )
  const faults = async (name: string) => {
    const row = form.getByText(name).closest('li')
    return row ? (await within(row).findByRole('alert')).textContent : undefined
  }
  expect(await faults('Вирус.exe')).toBe('Недопустимый формат файла')
  expect(await faults('Документ.pdf')).toBe('Недопустимый формат файла')
  expect(await faults('Ничего.png')).toBe('Файл пустой.')
  expect(await faults('Видео.png')).toBe('Недопустимый размер файла, разрешено не более 10,00 Мб')
  expect(form.queryByRole('button', { name: /Загрузить снова/ })).toBeNull()
  expect(uploads(calls)).toBe(0)
})

test('R-FORM-12 at most five files are taken, the others are named as too many', async () => {
  const { form, choose } = await openForm()
  choose(...['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.png`)))
  expect(form.getByText('Недопустимое количество файлов, разрешено не более 5')).toBeTruthy()
  expect(form.getAllByRole('button', { name: /^(Убрать|Отменить загрузку)/ })).toHaveLength(5)
  await form.findByRole('button', { name: 'Убрать 5.png' })
  fireEvent.click(form.getByRole('button', { name: 'Убрать 5.png' }))
  expect(form.queryByText(/Недопустимое количество/)).toBeNull()
  expect(document.activeElement).toBe(form.getByLabelText(/Фото и документы/))
})

test('what the backend finds in a file is told at the file', async () => {
  const message = 'Такой файл не подходит. Загрузите PDF, JPEG, PNG, DOCX или XLSX.'
  const { form, choose } = await openForm({
    answers: { uploadFile: refuse('fileTypeInvalid', { message }) },
  })
  choose(file('Таблица.xlsx', [0x50, 0x4b, 0x03, 0x04]))
  expect(await form.findByText(message)).toBeTruthy()
  expect(form.queryByRole('button', { name: /Загрузить снова/ })).toBeNull()
})

test('a lost connection is told at the file, which can be uploaded again', async () => {
  let isLost = true
  const { form, choose, user } = await openForm({
    intercept: (request) =>
      isLost && request.url.endsWith('/web/files/')
        ? new Response(null, { status: 504, headers: { 'X-Gateway': 'noAnswer' } })
        : undefined,
  })
  choose(file('Фото.png'))
  expect(await form.findByText('Нет соединения. Проверьте сеть и попробуйте ещё раз')).toBeTruthy()
  // The form says so too, instead of being sent without the file.
  await user.click(form.getByRole('button', { name: 'Отправить' }))
  expect(await form.findByText('Уберите файлы с ошибкой или загрузите их снова')).toBeTruthy()
  isLost = false
  await user.click(form.getByRole('button', { name: 'Загрузить снова Фото.png' }))
  expect(await form.findByText('Файл Фото.png загружен')).toBeTruthy()
  await waitFor(() => expect(form.queryByText(/Уберите файлы с ошибкой/)).toBeNull())
})

test('a success without a body is told at the file, which can be uploaded again', async () => {
  const { form, choose } = await openForm({
    intercept: (request) =>
      request.url.endsWith('/web/files/') ? new Response(null, { status: 204 }) : undefined,
  })
  choose(file('Фото.png'))
  expect(await form.findByRole('button', { name: 'Загрузить снова Фото.png' })).toBeTruthy()
})

test('an upload under way is shown, holds the form back and can be cancelled', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  const { form, choose, user } = await openForm({
    intercept: (request) => (request.url.endsWith('/web/files/') ? released : undefined),
  })
  choose(file('Фото.png'))
  expect(await form.findByRole('progressbar', { name: 'Загрузка Фото.png' })).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Отправить' }))
  expect(await form.findByText('Дождитесь загрузки файлов')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Отменить загрузку Фото.png' }))
  expect(form.queryByText('Фото.png')).toBeNull()
  release(undefined)
  await waitFor(() => expect(form.queryByText('Дождитесь загрузки файлов')).toBeNull())
})

test('a file that the form can’t take any more is told at the file', async () => {
  const message = 'Файл не найден. Загрузите его ещё раз.'
  const { form, choose, user } = await openForm({
    answers: { sendAppeal: refuse('fileNotFound', { message, field: 'fileIds.0' }) },
  })
  choose(file('Фото.png'))
  await form.findByText('Файл Фото.png загружен')
  await fillIn({ form, user })
  await user.click(form.getByRole('button', { name: 'Отправить' }))
  const row = form.getByText('Фото.png').closest('li')
  await waitFor(() => expect(row?.textContent).toContain(message))
})
