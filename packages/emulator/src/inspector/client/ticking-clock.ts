/** Lets the clock of the frame run on, as the emulator's does. */
export const tickingClock = (page: Document): void => {
  const shown = page.querySelector<HTMLTimeElement>('time[data-clock]:not([data-frozen])')
  const hour = shown?.querySelector('[data-clock-time]')
  if (!shown || !hour) return
  const offset = Date.parse(shown.dateTime) - Date.now()
  const format = new Intl.DateTimeFormat('en-GB', {
    timeStyle: 'medium',
    timeZone: shown.dataset['clock'] ?? 'UTC',
  })
  setInterval(() => {
    hour.textContent = format.format(Date.now() + offset)
  }, 1_000)
}
