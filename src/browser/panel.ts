import { mountPanel } from '../dev/mount-panel.tsx'
import { pageSource } from '../dev/page-source.ts'
import contract from '../generated/contract.json' with { type: 'json' }
import { subscribeToAnswers } from './answer-feed.ts'

/** Puts the developer's panel beside the shop; from now on every answer is judged by the contract. */
export function openPanel(): void {
  mountPanel(pageSource({ contract, subscribeToAnswers, hot: import.meta.hot }))
}
