/** The named characters that texts of a catalogue hold; the others are written as they are. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  copy: '©',
  euro: '€',
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
}

function decode(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : entity
}

/**
 * The paragraphs of a text that may be HTML, without its markup: nothing from the catalogue runs in the page. A server, which
 * has no parser of the browser, gets the same paragraphs.
 */
export function paragraphsOf(text: string | undefined): string[] {
  if (!text) return []
  return text
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/(?:p|div|li|h\d)>|<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, decode)
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
}
