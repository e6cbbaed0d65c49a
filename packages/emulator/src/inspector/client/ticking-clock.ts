import { spanText } from '../span-text.ts'

/** Lets the clock of the frame run on, as the emulator's does, and what waits for a moment; a live page may bring others. */
export const tickingClock = (page: Document): void => {
  const offsets = new WeakMap<Element, number>()
  setInterval(() => {
    const shown = page.querySelector<HTMLTimeElement>('time[data-clock]:not([data-frozen])')
    const hour = shown?.querySelector('[data-clock-time]')
    if (!shown || !hour) return
    const offset = offsets.get(shown) ?? Date.parse(shown.dateTime) - Date.now()
    offsets.set(shown, offset)
    const now = Date.now() + offset
    const format = new Intl.DateTimeFormat('en-GB', {
      timeStyle: 'medium',
      timeZone: shown.dataset['clock'] ?? 'UTC',
    })
    hour.textContent = format.format(now)
    for (const waiting of page.querySelectorAll<HTMLElement>('[data-until]'))
      waiting.textContent = spanText(Date.parse(waiting.dataset['until'] ?? '') - now)
  }, 1_000)
}
