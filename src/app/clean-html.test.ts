// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanHtmlInBrowser } from './clean-html-browser.ts'
import { cleanHtmlOnServer } from './clean-html-server.ts'

for (const [place, clean] of Object.entries({ server: cleanHtmlOnServer, browser: cleanHtmlInBrowser }))
  test(`O-108 on the ${place} HTML loses what runs, and prepositions stand beside the next word`, () => {
    const html =
      '<p onclick="go()">Возврат в <b>течение</b> года — без вопросов: и на\n складе, и по <a href="/pay/" title="в кассу">почте</a></p>' +
      '<script>run()</script><ul><li>С 8 до 20</li></ul>'
    expect(clean(html).replaceAll('&nbsp;', '\u00a0').replaceAll('\u00a0', '_')).toBe(
      '<p>Возврат в_<b>течение</b> года_— без_вопросов: и_на_складе, и_по_<a href="/pay/" title="в кассу">почте</a></p>' +
        '<ul><li>С_8 до_20</li></ul>',
    )
  })
