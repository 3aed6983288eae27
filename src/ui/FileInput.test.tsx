// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { FileInput, type FileInputProps } from './FileInput.tsx'
import { FileRow } from './FileRow.tsx'

afterEach(cleanup)

const file = (name: string) => new File(['содержание'], name, { type: 'application/pdf' })

function Controlled(props: Partial<FileInputProps>) {
  const [files, setFiles] = useState<File[]>([])
  return (
    <form>
      <FileInput
        label="Паспорт"
        paste
        onFiles={(added) => setFiles([...files, ...added])}
        rows={files.map(({ name, size }) => (
          <FileRow
            key={name}
            name={name}
            size={size}
            onRemove={() => setFiles(files.filter((other) => other.name !== name))}
          />
        ))}
        {...props}
      />
      <textarea aria-label="Сообщение" />
    </form>
  )
}

const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent.replace(/\d.*/, ''))

test('files are added one after another and can be removed and chosen again', async () => {
  render(<Controlled multiple />)
  const input = screen.getByLabelText(/Паспорт/)
  await userEvent.upload(input, file('a.pdf'))
  await userEvent.upload(input, [file('b.pdf'), file('c.pdf')])
  expect(names()).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  await userEvent.click(screen.getByRole('button', { name: 'Убрать a.pdf' }))
  await userEvent.upload(input, file('a.pdf'))
  expect(names()).toEqual(['b.pdf', 'c.pdf', 'a.pdf'])
})

test('without "multiple" the first of several dropped files is taken', () => {
  render(<Controlled />)
  const files = [file('c.pdf'), file('d.pdf')]
  fireEvent.drop(screen.getByText('Выберите файл'), { dataTransfer: { files } })
  expect(names()).toEqual(['c.pdf'])
})

test('a picture that is pasted into the form is taken; a picture beside a text is not', () => {
  render(<Controlled multiple />)
  const paste = (text: string, name: string) =>
    fireEvent.paste(screen.getByLabelText('Сообщение'), {
      clipboardData: { files: [file(name)], getData: () => text },
    })
  paste('', 'снимок.pdf')
  paste('Текст из документа', 'лишний.pdf')
  expect(names()).toEqual(['снимок.pdf'])
})

test('a disabled field takes no dropped and no pasted files', () => {
  render(<Controlled multiple disabled />)
  const files = [file('a.pdf')]
  fireEvent.drop(screen.getByText('Выберите файлы'), { dataTransfer: { files } })
  fireEvent.paste(screen.getByLabelText('Сообщение'), { clipboardData: { files, getData: () => '' } })
  expect(names()).toEqual([])
})

test('the camera of a phone gives a picture', async () => {
  render(<Controlled multiple camera />)
  const camera = screen.getByLabelText('Сфотографировать')
  expect(camera.getAttribute('capture')).toBe('environment')
  await userEvent.upload(camera, new File(['x'], 'фото.jpg', { type: 'image/jpeg' }))
  expect(names()).toEqual(['фото.jpg'])
})
