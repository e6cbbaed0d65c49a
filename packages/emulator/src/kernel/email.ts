import { emailSchema } from '@frontdesk/core/schema'

/** Whether text is an e-mail address, by the rule that the inputs of all operations keep. */
export const isEmail = (text: string): boolean => emailSchema().safeParse(text).success
