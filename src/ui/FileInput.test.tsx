// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { FileInput } from './FileInput.tsx'

afterEach(cleanup)

const file = (name: string) => new File(['содержание'], name, { type: 'application/pdf' })

function Controlled({ multiple = false }: { multiple?: boolean }) {
  const [files, setFiles] = useState<File[]>([])
  return <FileInput label="Паспорт" files={files} onChange={setFiles} multiple={multiple} />
}

const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

test('files are added one after another and can be taken off and chosen again', async () => {
  render(<Controlled multiple />)
  const input = screen.getByLabelText(/Паспорт/)
  await userEvent.upload(input, file('a.pdf'))
  await userEvent.upload(input, file('b.pdf'))
  expect(names()).toEqual(['a.pdf', 'b.pdf'])
  await userEvent.click(screen.getByRole('button', { name: 'Убрать a.pdf' }))
  expect(names()).toEqual(['b.pdf'])
  await userEvent.upload(input, file('a.pdf'))
  expect(names()).toEqual(['b.pdf', 'a.pdf'])
})

test('a file that is there already is not added again', async () => {
  render(<Controlled multiple />)
  const again = () => new File(['содержание'], 'a.pdf', { type: 'application/pdf', lastModified: 1 })
  await userEvent.upload(screen.getByLabelText(/Паспорт/), again())
  fireEvent.drop(screen.getByText('Выберите файлы'), { dataTransfer: { files: [again(), file('b.pdf')] } })
  expect(names()).toEqual(['a.pdf', 'b.pdf'])
})

test('without "multiple" a dropped file replaces the chosen one', async () => {
  render(<Controlled />)
  await userEvent.upload(screen.getByLabelText(/Паспорт/), file('a.pdf'))
  fireEvent.drop(screen.getByText('Выберите файл'), {
    dataTransfer: { files: [file('c.pdf'), file('d.pdf')] },
  })
  expect(names()).toEqual(['c.pdf'])
})
