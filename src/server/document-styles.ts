import type { DocumentStyles } from '../app/render-env.ts'
import { parseCookies } from '../lib/cookies.ts'
import { endOfHeader } from '../lib/header-id.ts'
import { type LaterRules, openStyleRules } from './style-rules.ts'

/** Names the stylesheet that a browser has in its cache. */
const cookieName = 'styles'
/** Seconds. */
const cookieAge = 31_536_000
const styleId = 'styles'
const webFont = /@font-face\s*\{([^}]*\burl\([^}]*)\}/g

/**
 * A first visitor gets the styles inside the document: nothing stands between it and the first paint. The head holds the
 * rules of the header, which is painted first. A script behind the header inserts those of the rest of the page, one behind the
 * page inserts all others. After `load`, when nothing of the first view is left to compete with, the web fonts and the file are fetched. The fonts are
 * applied together, because each change of fonts lays the whole page out. Later documents link the file. On 2g and with
 * data saver nothing is fetched (R-SEO-09, R-SEO-10).
 * @param file the stylesheet's path from the root @param css its text
 */
export function documentStyles(file: string, css: string): DocumentStyles {
  if (css.includes('</')) throw new Error(`${file} can't stand inside a document`)
  const version = file.replace(/^.*?-|\.css$/g, '')
  const fonts = [...css.matchAll(webFont)].map(([, block = '']) => faceArguments(block))
  const split = openStyleRules(css.replaceAll(webFont, ''))
  const link = `<link rel="stylesheet" href="/${file}">`
  const keep = [
    `let c=navigator.connection;c?.saveData||/2g/.test(c?.effectiveType)||addEventListener('load',()=>setTimeout(()=>{`,
    // A face that didn't come leaves the fallback; the other is applied.
    `document.webFonts=Promise.allSettled(${scriptText(fonts)}.map(([family,source,descriptors])=>new FontFace(family,source,descriptors).load()))`,
    `.then((faces)=>faces.forEach(({value})=>value&&document.fonts.add(value)));`,
    `fetch('/${file}',{priority:'low'}).then(async(answer)=>{await answer.arrayBuffer();`,
    `if(answer.ok)document.cookie='${cookieName}=${version};path=/;max-age=${cookieAge};samesite=lax'`,
    // Without an answer the next document brings the styles again.
    `}).catch(()=>{})}))`,
  ].join('')
  return {
    markup: (nonce, isKept, page) => {
      if (isKept) return { head: link, afterHeader: '', tail: '' }
      // A page without a header is painted as a whole.
      const { now, soon, later } = split(page, endOfHeader(page) || page.length)
      return {
        head: `<style nonce="${nonce}" id="${styleId}">${now}</style><noscript>${link}</noscript>`,
        afterHeader: insertion(soon),
        tail: `<script nonce="${nonce}">{${insertion(later)}${keep}}</script>`,
      }
    },
    isKept: (cookieHeader) => parseCookies(cookieHeader).get(cookieName) === version,
  }
}

/** A rule that this browser can't read is passed over, as in a file; its place stays taken. */
function insertion(later: LaterRules): string {
  return [
    `let sheet=document.getElementById('${styleId}').sheet,insert=(rule,place)=>{try{sheet.insertRule(rule,place)}`,
    `catch{sheet.insertRule('@media{}',place)}};`,
    `for(let [place,rules] of ${scriptText(later)})rules.forEach((rule,more)=>insert(rule,place+more));`,
  ].join('')
}

/** The arguments of the constructor `FontFace`: family, source, descriptors. */
function faceArguments(block: string): [string | undefined, string | undefined, Record<string, string>] {
  const descriptors = new Map(
    Array.from(block.matchAll(/([\w-]+)\s*:\s*([^;]+)/g), ([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  )
  return [
    descriptors.get('font-family'),
    descriptors.get('src'),
    { weight: descriptors.get('font-weight') ?? 'normal', style: descriptors.get('font-style') ?? 'normal' },
  ]
}

function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
