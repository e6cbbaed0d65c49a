/** Why the emulator could not start. */
export type EmulatorErrorCode =
  'PORT_IN_USE' | 'CANNOT_LISTEN' | 'DATA_UNREADABLE' | 'DATA_IN_USE' | 'INVALID_OPTION'

/** The emulator could not start; the message says what to do. */
export class EmulatorError extends Error {
  override name = 'EmulatorError'
  readonly code: EmulatorErrorCode

  constructor(code: EmulatorErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}
