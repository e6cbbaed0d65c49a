/** Lets the clock of the frame run on, as the emulator's does; a live page may bring another one. */
export const tickingClock = (page: Document): void => {
  const offsets = new WeakMap<Element, number>()
  setInterval(() => {
    const shown = page.querySelector<HTMLTimeElement>('time[data-clock]:not([data-frozen])')
    const hour = shown?.querySelector('[data-clock-time]')
    if (!shown || !hour) return
    const now = Date.now()
    const offset = offsets.get(shown) ?? Date.parse(shown.dateTime) - now
    offsets.set(shown, offset)
    const format = new Intl.DateTimeFormat('en-GB', {
      timeStyle: 'medium',
      timeZone: shown.dataset['clock'] ?? 'UTC',
    })
    hour.textContent = format.format(now + offset)
  }, 1_000)
}
