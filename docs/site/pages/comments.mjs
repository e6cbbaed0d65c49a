// Doc comments as Markdown, with links from the names that they give in code.
import { escapeTemplate } from './text.mjs'

/** The sentence of an error: its class, its code and when. */
const thrownTag = '@throws'

/**
 * Makes the writer of doc comments.
 *
 * @param names gives the address of an export by its name, or nothing
 * @param codes addresses of error codes
 * @param links addresses of declarations by their ids
 */
export function createComments({ names, codes, links }) {
  function code(text) {
    const name = /^`([\w.]+)`$/.exec(text)?.[1]
    const address = name && (codes.get(name) ?? names(name))
    return address ? `[${text}](${address})` : text
  }

  function part({ kind, text, tag, target }) {
    if (kind === 'code') return code(text)
    if (kind === 'inline-tag' && tag === '@link') {
      const address = typeof target === 'number' ? links.get(target) : target
      return address ? `[\`${text}\`](${address})` : `\`${text}\``
    }
    return escapeTemplate(text)
  }

  const markdown = (parts) => parts.map(part).join('').trim()

  const blocksOf = (comment, tag) => (comment?.blockTags ?? []).filter((block) => block.tag === tag)

  /** The class of an error at the beginning of a sentence becomes a link. */
  function thrownLine({ content }) {
    const line = markdown(content).replace(/^(\w+Error)\b/, (name) => code(`\`${name}\``))
    return `- ${line.replace(/\n+/g, ' ')}`
  }

  return {
    text: (comment) => (comment ? markdown(comment.summary) : ''),

    thrown(comment) {
      const lines = blocksOf(comment, thrownTag).map(thrownLine)
      return lines.length ? `**Errors**\n\n${lines.join('\n')}` : ''
    },

    /** The code of examples. TypeDoc counts the tags behind the code of a comment as part of it. */
    examples: (comment) =>
      blocksOf(comment, '@example')
        .map(({ content }) =>
          content
            .map(({ text }) => text)
            .join('')
            .replace(/(\n *@function *)+(?=\n```|$)/g, '')
            .trim(),
        )
        .join('\n\n'),
  }
}
