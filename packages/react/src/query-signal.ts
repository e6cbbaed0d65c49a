/**
 * The signal of a query. Once it is read, the cache aborts the call when the last component unmounts; strict mode
 * unmounts and remounts each component immediately. Reading the signal a moment later keeps that to one call.
 */
export const signalOf = async (context: { readonly signal: AbortSignal }): Promise<AbortSignal> => {
  await Promise.resolve()
  return context.signal
}
