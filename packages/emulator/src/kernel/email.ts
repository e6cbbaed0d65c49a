import { emailSchema } from '@frontdesk/core/schema'

/** Whether text is an email address, by the rule that the inputs of all operations keep. */
export const isEmail = (text: string): boolean => emailSchema().safeParse(text).success
