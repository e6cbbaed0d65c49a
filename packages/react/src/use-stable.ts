import { useInsertionEffect, useRef, useState } from 'react'

type Callbacks = Readonly<Record<string, (...given: never[]) => unknown>>

/**
 * Returns functions with a stable identity that call those of the last render, so that a hook can pass them to memoized
 * components and to dependency lists of effects.
 */
export const useStable = <Given extends Callbacks>(callbacks: Given): Given => {
  const latest = useRef<Callbacks>(callbacks)
  // This runs before all other effects, so that no effect calls the functions of the previous render.
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
