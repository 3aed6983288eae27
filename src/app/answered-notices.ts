import { branchConfirmKey, cookieAcceptedKey } from '../lib/notice-keys.ts'

/**
 * An inline script for the document: marks on its root which notices were answered in this browser. The server's HTML holds
 * all of them, since one that is drawn later by script would be the largest paint.
 */
export const answeredNoticesScript = [
  `try{for(const key of ['${cookieAcceptedKey}','${branchConfirmKey}'])`,
  // A blocked storage throws, and then nothing was answered.
  `if(localStorage.getItem(key)!==null)document.documentElement.setAttribute('data-'+key,'')}catch{}`,
].join('')
