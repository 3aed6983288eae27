import { expect, test } from 'vitest'
import { fileExtension, filesCount, fileSize } from './file-rules.ts'

const file = (name: string, size = 1) => ({ name, size })

test('R-FORM-08 only known kinds of files are taken', () => {
  expect(fileExtension([file('Заявка.PDF'), file('a.b.xlsx')])).toBeUndefined()
  expect(fileExtension([file('a.pdf'), file('a.exe')])).toBe('Недопустимый формат файла')
  expect(fileExtension([file('pdf')])).toBe('Недопустимый формат файла')
})

test('R-FORM-10 R-FORM-11 each file is at most the limit, told in Мб with two decimals', () => {
  expect(fileSize([file('a', 10_485_760)])).toBeUndefined()
  expect(fileSize([file('a'), file('b', 10_485_761)])).toBe(
    'Недопустимый размер файла, разрешено не более 10,00 Мб',
  )
  expect(fileSize([file('a', 2_000_000)], 1_572_864)).toBe(
    'Недопустимый размер файла, разрешено не более 1,50 Мб',
  )
})

test('R-FORM-12 there are at most so many files', () => {
  const five = Array.from({ length: 5 }, () => file('a'))
  expect(filesCount(five)).toBeUndefined()
  expect(filesCount([...five, file('b')])).toBe('Недопустимое количество файлов, разрешено не более 5')
})
