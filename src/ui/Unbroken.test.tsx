import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

/** What stands on one line, and the whole text. */
function draw(text: string, part?: string): { whole: string[]; text: string } {
  const markup = renderToStaticMarkup(<Unbroken text={text} {...(part !== undefined && { part })} />)
  const whole = [...markup.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, inner = '']) => inner)
  return { whole, text: markup.replaceAll(/<[^>]+>/g, '') }
}

test('R-CONST-08 an article and double names stay whole wherever they stand, the text is the same', () => {
  for (const [text, part, whole] of [
    ['Каток Уралмаш-Дор ДУ-98', 'ДУ-98', ['Уралмаш-Дор', 'ДУ-98']],
    ['ДУ-98 каток Уралмаш-Дор', 'ДУ-98', ['ДУ-98', 'Уралмаш-Дор']],
    ['Вятич-Строй и Тягач-Дон', '', ['Вятич-Строй', 'Тягач-Дон']],
    ['Автогрейдер Вятич-Строй', undefined, ['Вятич-Строй']],
    ['Москва, Ростов-на-Дону', undefined, ['Ростов-на-Дону']],
    ['Новосибирск-Левобережный', undefined, []],
    ['Новосибирск-Левобережный, Уралмаш-Дор', undefined, ['Уралмаш-Дор']],
    ['Втулка-распорка по-старому', 'FM-2040', []],
  ] as const)
    expect(draw(text, part)).toEqual({ whole, text })
})
