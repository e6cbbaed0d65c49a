/** Data that apps keep in an entity, by their namespaces. */
export interface ExtendedFields {
  namespaces?: Record<string, unknown>
}

/** The extended fields with some fields of a namespace changed; `null` removes one. */
export const withNamespace = (
  given: ExtendedFields | undefined,
  {
    namespace,
    namespaceData,
  }: { readonly namespace: string; readonly namespaceData: Readonly<Record<string, unknown>> },
): ExtendedFields => {
  const namespaces = given?.namespaces ?? {}
  const merged = Object.entries({ ...(namespaces[namespace] as object | undefined), ...namespaceData })
  const kept = Object.fromEntries(merged.filter(([, value]) => value !== null))
  return { namespaces: { ...namespaces, [namespace]: kept } }
}
