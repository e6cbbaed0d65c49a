/** A name for a thing of which only the slug is known so far: `harbour-mat` is `Harbour mat`. */
export function nameOfSlug(slug: string, otherwise: string): string {
  if (/^[\da-f-]{36}$/i.test(slug)) return otherwise
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
