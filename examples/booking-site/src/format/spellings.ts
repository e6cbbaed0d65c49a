/** The spellings of words that a search tries: `$contains` minds capitals, people who search do not. */
export function spellingsOf(words: string): string[] {
  const small = words.toLowerCase()
  return [...new Set([words, small, small.charAt(0).toUpperCase() + small.slice(1)])]
}
