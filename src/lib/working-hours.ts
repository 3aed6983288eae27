/** "Пн–Пт 8:00–20:00", "Вс выходной". Times come as HH:MM, null when closed on these days. */
export function hoursWords({
  days,
  from,
  to,
}: {
  days: string
  from: string | null
  to: string | null
}): string {
  return `${days} ${from && to ? `${shortTime(from)}–${shortTime(to)}` : 'выходной'}`
}

const shortTime = (time: string) => time.replace(/^0/, '')
