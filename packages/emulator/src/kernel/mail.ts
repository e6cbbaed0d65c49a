import type { Mail } from './handler.ts'
import { collection, type CollectionDefinition, type Stored } from './state.ts'

/** A mail that would have been sent. */
export interface SentMail extends Mail, Stored {
  readonly createdDate: Date
}

export const mails: CollectionDefinition<SentMail> = collection<SentMail>('emulator.mails')
