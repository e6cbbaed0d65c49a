/** Over this the budget is to be set anew, by the commit that needs the bytes. */
const allowance = 1.03
/** Over this a commit is refused. */
const hardStop = 1.1

/**
 * Judges the size of an app: its budget is the size that was measured when it was last set.
 *
 * @param {number} size bytes
 * @param {number | undefined} measured bytes, when the budget was set
 * @param {number} [goal] bytes
 * @returns {{ verdict: 'ok' | 'grown' | 'refused', text: string }}
 */
export const judgeSize = (size, measured, goal) => {
  if (measured === undefined) return { verdict: 'refused', text: `${size}, without a budget` }
  const budget = Math.floor(measured * allowance)
  const distance =
    goal && size > goal ? `; goal ${goal}, missed by ${Math.round((size / goal - 1) * 100)} %` : ''
  const text = `${size} of ${budget}${distance}`
  if (size > measured * hardStop) return { verdict: 'refused', text }
  return { verdict: size > budget ? 'grown' : 'ok', text }
}

/**
 * The names of functions and constants that a bundle declares at its top level; it must not be minified.
 *
 * @param {string} code
 * @param {readonly string[]} names
 */
export const declaredIn = (code, names) =>
  names.filter((name) =>
    new RegExp(`^(?:async )?(?:function\\*?|var|let|const|class) ${name}\\d*\\b`, 'm').test(code),
  )
