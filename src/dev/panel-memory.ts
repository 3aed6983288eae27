const key = 'dev-panel'

/** What of the panel outlives a reload: whether it is open, and which tab. */
export interface PanelMemory {
  isOpen: boolean
  tab: string
}

export function readMemory(storage: Pick<Storage, 'getItem'>): PanelMemory {
  const [open, tab = ''] = (storage.getItem(key) ?? '').split(' ')
  return { isOpen: open === 'open', tab }
}

export function keepMemory(storage: Pick<Storage, 'setItem'>, { isOpen, tab }: PanelMemory): void {
  storage.setItem(key, `${isOpen ? 'open' : 'closed'} ${tab}`)
}
