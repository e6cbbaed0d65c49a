import { rowCounts } from './row-counts.ts'
import { focusKeeper } from './focus-keeper.ts'

/** Where the browser keeps whether pages follow what happens. */
const storageKey = 'frontdesk-inspector-live'

const isEditing = (page: Document): boolean => {
  const { activeElement } = page
  return activeElement instanceof HTMLElement && activeElement.closest('form, dialog[open]') !== null
}

/** The keys of the rows of a list. */
const rowsOf = (page: Document): string[] =>
  [...page.querySelectorAll('a[data-drawer]')].map((row) => row.getAttribute('href') ?? '')

/** The parts that are replaced; the details beside a list stay as they are. */
const parts = ['.content', '.bar', '.rail nav']

/** Puts what is new on the page, and gives the number of new rows. `prepare` shows what a page without scripts hides. */
const refresh = async (page: Document, prepare: (page: Document) => void): Promise<number> => {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  if (!response.ok) return 0
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (isEditing(page)) return 0
  prepare(next)
  const before = rowsOf(page)
  for (const part of parts) {
    const own = page.querySelector(part)
    const fresh = next.querySelector(part)
    if (!own || !fresh || own.innerHTML === fresh.innerHTML) continue
    const restoreFocus = focusKeeper(own)
    own.replaceChildren(...fresh.childNodes)
    restoreFocus()
  }
  // Two attempts of one delivery lead to the same place, so equal rows are counted one by one.
  const known = [...before]
  return rowsOf(page).filter((row) => {
    const at = known.indexOf(row)
    if (at >= 0) known.splice(at, 1)
    return at < 0
  }).length
}

/** Keeps the page up to date while it is in sight. A button pauses that, and stays as it was left after a reload. */
export const live = (page: Document, prepare: (page: Document) => void): void => {
  const status = page.querySelector('[data-status]')
  if (!status) return
  const counts = rowCounts((text) => {
    status.textContent = text
  })
  let source: EventSource | undefined
  let isRefreshing = false
  let isStale = false

  const show = (shown: Document): void => {
    for (const button of shown.querySelectorAll<HTMLButtonElement>('[data-live]')) {
      button.hidden = false
      button.textContent = source ? 'Pause updates' : 'Resume updates'
    }
  }
  const update = async (): Promise<void> => {
    isStale = true
    if (isRefreshing) return
    isRefreshing = true
    while (isStale) {
      isStale = false
      counts.add(
        await refresh(page, (next) => {
          prepare(next)
          show(next)
        }).catch(() => 0),
      )
    }
    isRefreshing = false
  }
  const follow = (on: boolean): void => {
    source?.close()
    source = on ? new EventSource('/inspector/stream') : undefined
    source?.addEventListener('change', () => void update())
    // A connection that was lost may have missed a change.
    source?.addEventListener('open', () => void update())
    show(page)
  }
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-live]')) return
    localStorage.setItem(storageKey, source ? 'off' : 'on')
    follow(!source)
    status.textContent = source ? 'The page is updated again.' : 'The updates are paused.'
  })
  follow(localStorage.getItem(storageKey) !== 'off')
}
