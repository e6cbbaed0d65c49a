/** Where the browser keeps whether pages follow what happens. */
const storageKey = 'frontdesk-inspector-live'

const isEditing = (page: Document): boolean => {
  const { activeElement } = page
  return activeElement instanceof HTMLElement && activeElement.closest('form, dialog[open]') !== null
}

/** Puts what is new on the page; a link that has the focus keeps it. */
const refresh = async (page: Document): Promise<void> => {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  if (!response.ok) return
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (isEditing(page)) return
  const focused = page.activeElement?.closest('a[href]')?.getAttribute('href')
  for (const part of ['.content', '.bar', '.rail nav']) {
    const own = page.querySelector(part)
    const fresh = next.querySelector(part)
    if (own && fresh && own.innerHTML !== fresh.innerHTML) own.replaceChildren(...fresh.childNodes)
  }
  if (focused) page.querySelector<HTMLAnchorElement>(`a[href="${CSS.escape(focused)}"]`)?.focus()
}

/** Keeps the page up to date while it is in sight. The button in the rail pauses that. */
export const live = (page: Document, onRefreshed: () => void): void => {
  const button = page.querySelector<HTMLButtonElement>('[data-live]')
  if (!button) return
  let source: EventSource | undefined
  let isRefreshing = false
  let isStale = false

  const update = async (): Promise<void> => {
    isStale = true
    if (isRefreshing) return
    isRefreshing = true
    while (isStale) {
      isStale = false
      await refresh(page).catch(() => undefined)
      onRefreshed()
    }
    isRefreshing = false
  }
  const show = (): void => {
    const isLive = source !== undefined
    button.setAttribute('aria-pressed', String(isLive))
    button.textContent = isLive ? 'Live' : 'Paused'
  }
  const follow = (on: boolean): void => {
    source?.close()
    source = on ? new EventSource('/inspector/stream') : undefined
    source?.addEventListener('change', () => void update())
    // A connection that was lost may have missed a change.
    source?.addEventListener('open', () => void update())
    show()
  }
  button.hidden = false
  button.addEventListener('click', () => {
    localStorage.setItem(storageKey, source ? 'off' : 'on')
    follow(!source)
  })
  follow(localStorage.getItem(storageKey) !== 'off')
}
