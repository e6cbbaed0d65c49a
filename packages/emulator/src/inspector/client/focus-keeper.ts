const signatureOf = (element: Element): string =>
  [element.tagName, element.getAttribute('href'), element.getAttribute('aria-label') ?? element.textContent]
    .join(' ')
    .replace(/\s+/g, ' ')

/** The elements of a part that look the same, the last one first, because new rows come before old ones. */
const alike = (part: Element, signature: string): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>('a, button, summary, [tabindex]')]
    .filter((element) => signatureOf(element) === signature)
    .reverse()

/** Notes which element of a part has the focus. The function that it gives moves the focus to its like after a change. */
export const focusKeeper = (part: Element): (() => void) => {
  const { activeElement } = part.ownerDocument
  if (!activeElement || !part.contains(activeElement)) return () => undefined
  const signature = signatureOf(activeElement)
  const place = alike(part, signature).findIndex((element) => element === activeElement)
  return () => alike(part, signature)[place]?.focus()
}
