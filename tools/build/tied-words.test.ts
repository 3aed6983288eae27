import { expect, test } from 'vitest'
import { tieTexts } from './tied-words.ts'

const tie = (jsx: string) => tieTexts(`const shown = ${jsx}`).replace('const shown = ', '')
const visible = (text: string) => text.replaceAll('\u00a0', '_')

test('words that belong together stay together in a running text', () => {
  expect(
    visible(tie('<p>Пришлём ссылку: на почту или в SMS — смотря что вы укажете, и не раньше утра.</p>')),
  ).toBe('<p>Пришлём ссылку: на_почту или_в_SMS_— смотря что вы укажете, и_не_раньше утра.</p>')
})

test('a line end of the source between them is a space as well', () => {
  expect(visible(tie('<p>\n  Мы храним выбранный город и корзину в\n  вашем браузере\n</p>'))).toBe(
    '<p>\n  Мы храним выбранный город и_корзину в_вашем браузере\n</p>',
  )
})

test('a text goes on behind what stands in it', () => {
  expect(
    visible(tie('<p>Мы отправили письмо со ссылкой на {email}, откройте его и <b>проверьте</b></p>')),
  ).toBe('<p>Мы отправили письмо со_ссылкой на_{email}, откройте его и_<b>проверьте</b></p>')
  expect(
    visible(tie("<p>\n  Спасибо, что помогаете нам расти и{' '}\n  <b>меняться</b> — это важно\n</p>")),
  ).toBe("<p>\n  Спасибо, что помогаете нам расти и{'_'}\n  <b>меняться</b>_— это важно\n</p>")
})

test('a line end beside a tag is no space and stays', () => {
  const jsx = '<p>\n  Стоимость доставки посчитает менеджер, это на\n  <b>совести</b>\n  — да\n</p>'
  expect(tie(jsx)).toBe(jsx)
})

test('short texts, attributes and strings stay letter for letter', () => {
  for (const jsx of [
    '<h1>Заявка на обратный звонок</h1>',
    '<Field label="Когда и по какому номеру вам удобно перезвонить" />',
    "<p>{'Когда и по какому номеру вам удобно перезвонить'}</p>",
    '<p>{`Когда и по какому номеру вам удобно перезвонить ${name}`}</p>',
    '<p>Tested on a long English text — no word of it is tied at all</p>',
    '<p>Товары дорогого сегмента, насосы, колёса</p>',
  ])
    expect(tie(jsx)).toBe(jsx)
})

test('what is inside of expressions is looked at as well, and a broken module is told', () => {
  expect(
    visible(tie('<>{open && <p>Изменения сохраняются сами, уходить со страницы можно в любой миг</p>}</>')),
  ).toBe('<>{open && <p>Изменения сохраняются сами, уходить со_страницы можно в_любой миг</p>}</>')
  expect(() => tieTexts('const shown = <p>', 'Broken.tsx')).toThrow('Broken.tsx: ')
})
