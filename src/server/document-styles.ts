import type { DocumentStyles } from '../app/render-env.ts'
import { parseCookies } from '../lib/cookies.ts'

/** Names the stylesheet that a browser has in its cache. */
const cookieName = 'styles'
/** Seconds. */
const cookieAge = 31_536_000
const webFont = /@font-face\s*\{[^}]*\burl\([^}]*\}/g

/**
 * A first visitor gets the styles inside the document: nothing stands between it and the first paint. After `load`, when
 * nothing of the first view is left to compete with, web fonts are applied and the file is fetched for later documents,
 * which then link it.
 * @param file the stylesheet's path from the root @param css its text
 */
export function documentStyles(file: string, css: string): DocumentStyles {
  if (css.includes('</')) throw new Error(`${file} can't stand inside a document`)
  const version = file.replace(/^.*?-|\.css$/g, '')
  const fonts = css.match(webFont)?.join('') ?? ''
  const inline = css.replaceAll(webFont, '')
  const link = `<link rel="stylesheet" href="/${file}">`
  const keep = [
    `const{nonce}=document.currentScript;addEventListener('load',()=>setTimeout(()=>{`,
    `document.head.append(Object.assign(document.createElement('style'),{nonce,textContent:${scriptText(fonts)}}));`,
    `fetch('/${file}',{priority:'low'}).then(async(answer)=>{await answer.arrayBuffer();`,
    `if(answer.ok)document.cookie='${cookieName}=${version};path=/;max-age=${cookieAge};samesite=lax'`,
    // Without an answer the next document brings the styles again.
    `}).catch(()=>{})}))`,
  ].join('')
  return {
    markup: (nonce, isKept) =>
      isKept
        ? link
        : `<style nonce="${nonce}">${inline}</style><script nonce="${nonce}">{${keep}}</script><noscript>${link}</noscript>`,
    isKept: (cookieHeader) => parseCookies(cookieHeader).get(cookieName) === version,
  }
}

function scriptText(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c')
}
