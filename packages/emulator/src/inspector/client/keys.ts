/** Where the browser keeps whether single keys do something. */
const storageKey = 'frontdesk-inspector-keys'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null

const rowsOf = (page: Document): HTMLAnchorElement[] => [
  ...page.querySelectorAll<HTMLAnchorElement>('a[data-drawer]'),
]

/** The row that a key leads to from the row that has the focus. */
const rowSteps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Walks the rows by the arrow keys, once a row has the focus: anywhere else these keys scroll the page. */
const walkRows = (page: Document, key: string): boolean => {
  const rows = rowsOf(page)
  const at = rows.findIndex((row) => row === page.activeElement)
  const step = Object.hasOwn(rowSteps, key) ? rowSteps[key] : undefined
  if (at < 0 || !step) return false
  rows[step(at, rows.length)]?.focus()
  return true
}

/** Goes to the next row of the list, or to the one before. */
const moveRow = (page: Document, step: 1 | -1): void => {
  const rows = rowsOf(page)
  const at = rows.findIndex((row) => row === page.activeElement)
  const current = at < 0 ? rows.findIndex((row) => row.ariaCurrent === 'true') : at
  const next = current < 0 ? rows[0] : rows[current + step]
  next?.focus()
}

/** The keys of the frame: `/` searches, `g r` opens the requests, `?` lists them all. They can be switched off. */
export const keys = (page: Document): void => {
  const dialog = page.querySelector<HTMLDialogElement>('#keys')
  const switchBox = page.querySelector<HTMLInputElement>('[data-keys-on]')
  if (!dialog || !switchBox) return
  switchBox.checked = localStorage.getItem(storageKey) !== 'off'
  switchBox.addEventListener('change', () =>
    localStorage.setItem(storageKey, switchBox.checked ? 'on' : 'off'),
  )
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-show="keys"]')) {
    button.hidden = false
    button.addEventListener('click', () => dialog.showModal())
  }

  let isGoing = false
  page.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || dialog.open) return
    if (event.key === 'Escape') {
      page.querySelector<HTMLAnchorElement>('.drawer a.close')?.click()
      return
    }
    if (walkRows(page, event.key)) {
      event.preventDefault()
      return
    }
    if (!switchBox.checked) return
    const destination = isGoing
      ? page.querySelector<HTMLAnchorElement>(`nav a[data-key="${CSS.escape(event.key)}"]`)
      : null
    isGoing = event.key === 'g' && !isGoing
    if (destination) destination.click()
    else if (event.key === '/') page.querySelector<HTMLInputElement>('[data-search]')?.focus()
    else if (event.key === 'j') moveRow(page, 1)
    else if (event.key === 'k') moveRow(page, -1)
    else if (event.key === '?') dialog.showModal()
    else return
    event.preventDefault()
  })
}
