const hydratingEvent = 'shop:hydrating'

/**
 * An inline script for the document. A tap before React listens would be lost; the last one on a button is kept and made
 * again when React listens. Links and forms work without scripts and need none of it.
 */
export const earlyTapScript = [
  'let tapped;',
  "const note=({target})=>{tapped=target.closest?.('button[type=button]')};",
  "addEventListener('click',note,true);",
  `addEventListener('${hydratingEvent}',()=>{removeEventListener('click',note,true);tapped?.click()},{once:true})`,
].join('')

/** Call when React listens: it hydrates what is clicked at once, before it hands the click on. */
export function repeatEarlyTap(): void {
  dispatchEvent(new Event(hydratingEvent))
}
