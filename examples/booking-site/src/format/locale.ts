/** The site is in English; a visitor who prefers another kind of English gets that one's dates and clock. */
export function siteLocale(preferred: string = new Intl.DateTimeFormat().resolvedOptions().locale): string {
  return preferred.startsWith('en') ? preferred : 'en-GB'
}
