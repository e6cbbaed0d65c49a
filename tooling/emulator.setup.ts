import { createEmulator } from '@frontdesk/emulator'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the emulator that this test run started. */
    emulatorUrl: string
  }
}

/** Starts one emulator for the run. A test reads its address with `inject('emulatorUrl')`. */
export default async function startEmulator(project: TestProject): Promise<() => Promise<void>> {
  const emulator = await createEmulator({ port: 0, seed: 'demo', strictAnswers: true })
  project.provide('emulatorUrl', emulator.url)
  return () => emulator.close()
}
