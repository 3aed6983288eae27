/** What a trace of Chromium says of one thing; times in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Processor time, which a busy machine doesn't lengthen. */
  tdur?: number
}

/** Reads a trace that Chromium has written. @throws Error when it is none */
export function readTrace(text: string): TraceEvent[] {
  const trace: unknown = JSON.parse(text)
  if (typeof trace !== 'object' || trace === null || !('traceEvents' in trace))
    throw new Error('This is no trace of Chromium')
  return trace.traceEvents as TraceEvent[]
}

const frame = 1_000_000 / 60

/**
 * Counts the frames that the main thread of a page draws, and those that a slower processor loses. A frame is lost when
 * the work before it takes longer than a frame of 60 Hz. Work before the first and after the last frame isn't counted.
 */
export function framesOf(events: readonly TraceEvent[], slowdown: number): { all: number; lost: number } {
  const isBegin = ({ name }: TraceEvent) => name === 'BeginMainThreadFrame'
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`)
    .values()
    .filter((thread) => thread.some(isBegin))
    .toArray()
    .toSorted((left, right) => right.filter(isBegin).length - left.filter(isBegin).length)
  const [main] = threads
  if (!main) throw new Error('The trace has no frames')
  const begins = main.filter(isBegin).map(({ ts }) => ts)
  const works: number[] = []
  let work = 0
  let end = 0
  for (const { name, ph, ts, dur = 0, tdur = 0 } of main.toSorted((left, right) => left.ts - right.ts)) {
    // A task within a task is part of it.
    if (ph !== 'X' || !name.endsWith('RunTask') || ts < end) continue
    end = ts + dur
    if (begins.some((begin) => begin >= ts && begin < end)) {
      works.push(work)
      work = 0
    }
    work += tdur
  }
  return {
    all: works.length - 1,
    lost: works.slice(1).reduce((sum, one) => sum + Math.max(0, Math.ceil((one * slowdown) / frame) - 1), 0),
  }
}
