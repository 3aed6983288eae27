/** What a page notes of itself while it loads. Times in milliseconds since navigation. */
export interface PageNotes {
  firstPaint: number
  largestPaint: number
  /** What the largest paint was, for a reader who looks for the cause. */
  largestElement: string
  /** Start and length of each task over 50 ms. */
  longTasks: [number, number][]
  /** Time and score of each shift that no input caused. */
  shifts: [number, number][]
  loadEnd: number
  /** From the pointer going down to the frame in which the awaited thing stands. */
  clickPainted: number | undefined
}

declare global {
  interface Window {
    pageNotes: PageNotes
    /** Begins to watch for the click: `painted` is a selector, `text` what has to stand in it. */
    awaitClick: (painted: string, text: string) => void
  }
}

/** Runs in the page before its own scripts; it must not refer to anything outside of itself. */
export function observePage(): void {
  const notes: PageNotes = {
    firstPaint: 0,
    largestPaint: 0,
    largestElement: '',
    longTasks: [],
    shifts: [],
    loadEnd: 0,
    clickPainted: undefined,
  }
  window.pageNotes = notes
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime
  })
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element }
    notes.largestPaint = entry.startTime
    notes.largestElement = element ? `${element.tagName.toLowerCase()}.${element.className}` : ''
  })
  observe('longtask', ({ startTime, duration }) => notes.longTasks.push([startTime, duration]))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) notes.shifts.push([entry.startTime, value])
  })
  addEventListener('load', () => {
    notes.loadEnd = performance.now()
  })

  window.awaitClick = (painted, text) => {
    addEventListener('pointerdown', ({ timeStamp }) => watchFor(painted, text, timeStamp), {
      capture: true,
      once: true,
    })
  }

  const watchFor = (painted: string, text: string, since: number) => {
    const look = () => {
      if (!document.querySelector(painted)?.textContent.includes(text)) return requestAnimationFrame(look)
      // A message is handled after the frame that this callback belongs to.
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => {
        notes.clickPainted = performance.now() - since
      })
      channel.port1.start()
      return channel.port2.postMessage(null)
    }
    look()
  }
}
