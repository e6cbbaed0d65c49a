/** The texts of a JSON view that can be searched: names and values. */
const texts = '.k, .s, .n'

const rangesOf = (text: Element, query: string): Range[] => {
  const { firstChild } = text
  const content = (firstChild?.textContent ?? '').toLowerCase()
  const ranges: Range[] = []
  for (
    let at = content.indexOf(query);
    firstChild && at !== -1;
    at = content.indexOf(query, at + query.length)
  ) {
    const range = new Range()
    range.setStart(firstChild, at)
    range.setEnd(firstChild, at + query.length)
    ranges.push(range)
  }
  return ranges
}

/** Shows the fields that search JSON. */
export const showFindFields = (page: Document): void => {
  for (const form of page.querySelectorAll<HTMLFormElement>('[data-find]')) form.hidden = false
}

/** Shows the fields that search JSON, and makes them work: parts with a match open, and each match is marked. */
export const findFields = (page: Document): void => {
  /** Whether a part was open before the search. */
  const before = new WeakMap<HTMLDetailsElement, boolean>()

  /** Opens the parts of one view that hold the text, and gives the places of it. */
  const search = (form: HTMLFormElement): Range[] => {
    const query = (form.querySelector('input')?.value ?? '').trim().toLowerCase()
    const view = form.nextElementSibling
    for (const part of view?.querySelectorAll('details') ?? []) {
      if (!before.has(part)) before.set(part, part.open)
      part.open = before.get(part) ?? false
    }
    const found = query
      ? [...(view?.querySelectorAll(texts) ?? [])].flatMap((text) => rangesOf(text, query))
      : []
    for (const { startContainer } of found) {
      let part = startContainer.parentElement?.closest('details')
      while (part) {
        part.open = true
        part = part.parentElement?.closest('details')
      }
    }
    const count = form.querySelector('output')
    if (count) count.textContent = query ? `${found.length} found` : ''
    return found
  }

  showFindFields(page)
  page.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-find]')) return
    const found = [...page.querySelectorAll<HTMLFormElement>('[data-find]')].flatMap(search)
    CSS.highlights.set('found', new Highlight(...found))
  })
  page.addEventListener('submit', (event) => {
    if (event.target instanceof Element && event.target.matches('[data-find]')) event.preventDefault()
  })
}
