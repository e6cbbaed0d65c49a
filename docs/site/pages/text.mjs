// Text as a page needs it: Markdown that shows exactly the given characters, also in the cell of a table.

/** Each character that Markdown or the template of a page may read as a mark becomes a character reference. */
export function escapeMarkdown(text) {
  return text.replace(/[^\p{L}\p{N}\s.,;:()='"/+-]/gu, (mark) => `&#${mark.codePointAt(0)};`)
}

/** Markdown that already exists, with nothing that the template of a page would read as a tag or an expression. */
export function escapeTemplate(markdown) {
  return markdown.replace(/<(?=[a-z/!])/gi, '&lt;').replace(/\{(?=\{)/g, '&#123;')
}

/** Puts Markdown of several paragraphs into one cell of a table. */
export function inCell(markdown) {
  return markdown
    .trim()
    .replace(/\n{2,}/g, '<br><br>')
    .replace(/\n(?:- )/g, '<br>• ')
    .replace(/\n/g, ' ')
    .replace(/\|/g, '\\|')
}

/** `staffMembers` as `Staff members`. */
export function titleOf(name) {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words[0].toUpperCase() + words.slice(1)
}

/** `staffMembers` as `staff-members`. */
export function fileOf(name) {
  return name.replace(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`)
}

/** A table of Markdown; without rows it is empty. */
export function table(heads, rows) {
  if (rows.length === 0) return ''
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map((cells) => line(cells.map(inCell)))].join(
    '\n',
  )
}
