import { useInsertionEffect, useRef, useState } from 'react'

type Callbacks = Readonly<Record<string, (...given: never[]) => unknown>>

/**
 * Gives functions that stay the same from one render to the next and do what those of the last render do, so that a hook
 * can hand them to memoized components and to the lists of dependencies of effects.
 */
export const useStable = <Given extends Callbacks>(callbacks: Given): Given => {
  const latest = useRef<Callbacks>(callbacks)
  // Before every other effect, so that no effect calls the functions of the render before.
  useInsertionEffect(() => {
    latest.current = callbacks
  })
  const [stable] = useState(() => {
    const forwardTo =
      (name: string) =>
      (...given: never[]): unknown =>
        latest.current[name]?.(...given)
    return Object.fromEntries(Object.keys(callbacks).map((name) => [name, forwardTo(name)])) as Given
  })
  return stable
}
