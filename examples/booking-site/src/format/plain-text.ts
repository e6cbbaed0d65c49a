/** The paragraphs of a text that may be HTML, without its markup: nothing from the catalogue runs in the page. */
export function paragraphsOf(text: string | undefined): string[] {
  if (!text) return []
  const spaced = text.replace(/<\/(?:p|div|li|h\d)>|<br\s*\/?>/gi, '$&\n')
  const plain = new DOMParser().parseFromString(spaced, 'text/html').body.textContent
  return plain
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
}
