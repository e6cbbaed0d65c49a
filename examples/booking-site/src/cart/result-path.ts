/** Where the hosted checkout comes back to. */
export const resultPath = '/checkout/result'
