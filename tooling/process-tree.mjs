// Starts commands so that they can be ended with everything they started, and notices when nobody waits any more.
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

const shells = new Set(['sh', 'dash', 'bash', 'ash', 'zsh', 'busybox'])
const windows = process.platform === 'win32'

/** Name, state and parent of a process, where the system tells (Linux). */
function inspect(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    const [state, parent] = text.slice(end + 2).split(' ')
    return { name: text.slice(text.indexOf('(') + 1, end), state, parent: Number(parent) }
  } catch {
    return undefined
  }
}

/** Every process with its parent. Bare machines have no `ps`, so Linux is asked directly. */
function processes() {
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
    return pids.map((pid) => [Number(pid), inspect(pid)?.parent])
  }
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number))
}

/** A process and all below it. Task runners put tasks in groups of their own, so a group is not enough. */
function tree(root) {
  const all = processes()
  const found = [root]
  for (const pid of found) found.push(...all.filter(([, parent]) => parent === pid).map(([child]) => child))
  return found
}

function alive(pid) {
  try {
    process.kill(pid, 0)
    return inspect(pid)?.state !== 'Z'
  } catch {
    return false
  }
}

function send(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}

/** Starts a command in a process group of its own. `stop` ends the whole tree, by force after a grace period. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { detached: !windows, shell: windows, ...options })

  async function stop(signal = 'SIGTERM', grace = 5000) {
    if (child.pid === undefined) return
    if (windows) {
      spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
      return
    }
    const members = tree(child.pid)
    send(-child.pid, signal)
    for (const end = Date.now() + grace; Date.now() < end && members.some(alive);) await wait(50)
    for (const pid of members) send(pid, 'SIGKILL')
  }

  return { child, stop }
}

/** Calls `onGone` once when the process that waits for this one has gone, even if it was killed without notice. */
function watchParent(onGone) {
  const parent = process.ppid
  const launcher = Number(process.env.FRONTDESK_LAUNCHER)
  // npm starts scripts through a shell, which outlives a killed npm: what stands behind the shell is watched too.
  const shell = process.env.npm_lifecycle_event ? inspect(parent) : undefined
  const behind = shell && shells.has(shell.name) ? shell.parent : undefined
  const timer = setInterval(() => {
    const waiting =
      process.ppid === parent &&
      (behind === undefined || inspect(parent)?.parent === behind) &&
      (!launcher || alive(launcher))
    if (waiting) return
    clearInterval(timer)
    onGone()
  }, 500)
  timer.unref()
}

/** Runs `stop` when this process is told to end, or is no longer waited for, and ends it afterwards. */
export function whenStopped(stop) {
  let stopping = false
  async function end(signal) {
    if (stopping) return
    stopping = true
    await stop(signal)
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(signal))
  watchParent(() => void end('SIGTERM'))
}
