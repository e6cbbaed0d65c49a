/** Why the emulator could not start, or not keep a change. */
export type EmulatorErrorCode =
  'PORT_IN_USE' | 'CANNOT_LISTEN' | 'DATA_UNREADABLE' | 'DATA_IN_USE' | 'DATA_NOT_WRITTEN' | 'INVALID_OPTION'

/** The emulator could not start, or not keep a change; the message says what to do. */
export class EmulatorError extends Error {
  override name = 'EmulatorError'
  readonly code: EmulatorErrorCode

  constructor(code: EmulatorErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}
