const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The longest address that mail can be sent to, in characters. */
const longest = 254

/** Whether text looks like an email address. */
export const isEmail = (text: string): boolean => text.length <= longest && pattern.test(text)
