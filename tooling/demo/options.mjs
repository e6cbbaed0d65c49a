import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const usage = `npm run demo -- [options]

Builds everything, then runs the local platform and the booking site until Ctrl-C.

Options
  --check               let a scripted customer go through the main job instead, then stop
  --dev                 serve the site from its sources and reload it while you edit
  --port <number>       port of the platform (4600, or the next free one)
  --site-port <number>  port of the site (4700, or the next free one)
  --data <folder>       folder that keeps the platform's data; in memory without it
  --help                this text

Exit codes
  0    --check went through, or help was asked for
  1    something is wrong; the reason is printed
  130  stopped by Ctrl-C (143 by SIGTERM)`

const portCount = 20

/** The ports to try: the one that was asked for, or the usual one and those after it; any free one for a check. */
function readPorts(name, text, usual, check) {
  if (text === undefined) return check ? [0] : Array.from({ length: portCount }, (_, index) => usual + index)
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`"--${name}" must be a whole number from 0 to 65535, not "${text}"`)
  return [port]
}

/**
 * Reads the command line.
 *
 * @throws Error that says which option is wrong
 */
export function readOptions(args) {
  let values
  try {
    values = parseArgs({
      args,
      options: {
        check: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        port: { type: 'string' },
        'site-port': { type: 'string' },
        data: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new Error(error.message.replace(/\. .*/s, ''), { cause: error })
  }
  const { check, dev, help, data } = values
  if (check && dev) throw new Error('"--check" and "--dev" do not go together')
  if (data === '') throw new Error('"--data" must name a folder')
  return {
    check,
    dev,
    help,
    ...(data !== undefined && { data: resolve(data) }),
    ports: readPorts('port', values.port, 4600, check),
    sitePorts: readPorts('site-port', values['site-port'], 4700, check),
  }
}
