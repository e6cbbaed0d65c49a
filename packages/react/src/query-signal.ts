/**
 * The signal of a query. Once it is read, the cache ends the call when the last component goes; strict mode lets each
 * component come, go and come again in one go. Reading it a moment later keeps that to one call.
 */
export const signalOf = async (context: { readonly signal: AbortSignal }): Promise<AbortSignal> => {
  await Promise.resolve()
  return context.signal
}
