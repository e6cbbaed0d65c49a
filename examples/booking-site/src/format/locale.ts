/** The language in which the page says that it is written; a server writes British English. */
export function siteLocale(): string {
  return (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en-GB'
}

/** The site is in English; a visitor who prefers another kind of English gets that one's dates and clock. */
export function visitorLocale(
  preferred: string = new Intl.DateTimeFormat().resolvedOptions().locale,
): string {
  return preferred.startsWith('en') ? preferred : 'en-GB'
}
