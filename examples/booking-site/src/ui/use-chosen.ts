import { useState } from 'react'

/**
 * A value that is kept elsewhere, such as in the address, and that shows a change at once: the place where it is kept takes
 * a moment, in which a radio button would fall back.
 */
export function useChosen<Value>(
  kept: Value,
  change: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [ahead, setAhead] = useState<{ of: Value; value: Value }>()
  const isAhead = ahead !== undefined && ahead.of === kept
  if (ahead && !isAhead) setAhead(undefined)
  return [
    isAhead ? ahead.value : kept,
    (value) => {
      setAhead({ of: kept, value })
      change(value)
    },
  ]
}
