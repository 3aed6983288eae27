import type { DocumentAssets } from '../../src/app/render-env.ts'

/** Assets in development: Vite's client, the preamble of hot reloading for React, and the entry as a module of its own. */
export const developmentAssets: DocumentAssets = {
  styles: {
    // The styles of components come with their modules.
    markup: () => ({
      head: ['tokens', 'fonts', 'base']
        .map((name) => `<link rel="stylesheet" href="/src/ui/${name}.css">`)
        .join(''),
      afterHeader: '',
      tail: '',
    }),
    isKept: () => false,
  },
  lateStyles: () => '',
  scripts: (_modules, nonce) =>
    [
      `<script type="module" nonce="${nonce}" src="/@vite/client"></script>`,
      `<script type="module" nonce="${nonce}">import{injectIntoGlobalHook}from"/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script>`,
      `<script type="module" nonce="${nonce}" src="/src/app/entry-client.tsx"></script>`,
      // A root of its own beside the shop's, see src/dev/.
      `<script type="module" nonce="${nonce}" src="/src/dev/server-panel.ts"></script>`,
    ].join(''),
}
