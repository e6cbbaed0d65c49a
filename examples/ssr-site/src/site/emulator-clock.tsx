import type { MiddlewareFunction } from 'react-router'
import { followEmulatorClock } from '../session/emulator-clock.server.ts'
import { clockUrl } from '../session/settings.server.ts'

/** Around all pages: the server follows the clock of the emulator, and the document loads the script that does it there. */
export const middleware: MiddlewareFunction<Response>[] = [followEmulatorClock]

export const loader = () => ({ clockUrl })

export const shouldRevalidate = (): boolean => false

export { Outlet as default } from 'react-router'
