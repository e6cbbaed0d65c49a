import type { Mail } from './handler.ts'
import { collection, type CollectionDefinition, type Stored } from './state.ts'

/** A mail that would have been sent. */
export interface SentMail extends Mail, Stored {
  readonly createdDate: Date
  /** Whether it was opened in the inspector. */
  readonly isRead?: boolean
}

export const mails: CollectionDefinition<SentMail> = collection<SentMail>('emulator.mails')
