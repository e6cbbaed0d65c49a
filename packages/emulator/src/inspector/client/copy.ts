/** How long a button says that it has copied, in milliseconds. */
const shownFor = 1_500

/** Shows the buttons that copy a text. */
export const showCopyButtons = (page: Document): void => {
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-copy]')) button.hidden = false
}

/** Shows the buttons that copy a text, and makes them work. */
export const copyButtons = (page: Document): void => {
  showCopyButtons(page)
  page.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-copy]') : null
    if (!button) return
    void navigator.clipboard.writeText(button.dataset['copy'] ?? '').then(() => {
      button.classList.add('done')
      setTimeout(() => button.classList.remove('done'), shownFor)
    })
  })
}
