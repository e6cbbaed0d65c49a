import { runInThisContext } from 'node:vm'
import type { MiddlewareFunction } from 'react-router'
import { clockUrl } from './settings.server.ts'

// #region clock
/**
 * Brings this server to the clock of the emulator before each page, so that the server and the browser name the same day
 * after somebody has moved it. It is for development: an app on the hosted platform leaves it out.
 */
export const followEmulatorClock: MiddlewareFunction<Response> = async (_, next) => {
  try {
    const response = await fetch(clockUrl, { signal: AbortSignal.timeout(1_000) })
    if (response.ok) runInThisContext(await response.text())
  } catch {
    // The emulator is away; its pages say so.
  }
  return next()
}
// #endregion clock
