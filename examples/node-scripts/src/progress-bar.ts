import type { Output } from './command.ts'

const width = 30

/** A bar on a terminal, and a line for each tenth elsewhere. */
export const createProgressBar = (output: Output): ((done: number, total: number) => void) => {
  let tenths = 0
  return (done, total) => {
    if (output.isTTY) {
      const filled = Math.round((done / total) * width)
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
      output.write(`\r${bar} ${done} of ${total}${done === total ? '\n' : ''}`)
      return
    }
    const reached = Math.floor((done / total) * 10)
    if (reached > tenths) output.write(`${done} of ${total}\n`)
    tenths = reached
  }
}
