import { invalid } from '@frontdesk/core'
import { notFound } from '../kernel/failure.ts'
import { checkFaultRule, type FaultEffect, type FaultRule } from './fault-rule.ts'

/** A rule that is in force, or used up. */
export interface Fault extends FaultRule {
  readonly id: string
  /** How many requests it has struck. */
  readonly struck: number
}

/** Faults that are put into answers on purpose. They are kept in memory only. */
export interface Faults {
  /** From now on. @throws ValidationError that names the field */
  add(rule: FaultRule): Fault
  /**
   * Switches a rule off, or on again; a rule that was used up counts from 0 again.
   *
   * @throws Failure 404
   */
  switch(id: string, on: boolean): Fault
  /** @throws Failure 404 */
  remove(id: string): void
  /** Removes every fault. */
  clear(): void
  /** In the order in which they are looked at: the first that fits a request strikes it. */
  list(): readonly Fault[]
}

/** Whether a rule may still strike: it is neither switched off nor used up. */
export const isInForce = ({ disabled, struck, times = Infinity }: Fault): boolean =>
  !disabled && struck < times

/** A request, as rules look at it. */
export interface FaultTarget {
  readonly method: string
  readonly path: string
  /** The operation that it asks for, with its path without the public prefix. Read only by rules that need it. */
  readonly call?: { readonly operation: string; readonly path: string } | undefined
}

/** The rules, and what they say about a request. */
export interface FaultRegistry extends Faults {
  /** Chooses the fault of a request, and counts it. */
  strike(target: FaultTarget): FaultEffect | undefined
  /** Chooses the answer of the bank to a card that is charged on a hosted page, and counts it. */
  strikeCard(): FaultEffect['card']
}

/** Whether text is as a pattern says, in which `*` stands for any text. Takes linear time. */
const matches = (pattern: string, text: string): boolean => {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return pattern === text
  if (!text.startsWith(first)) return false
  let at = first.length
  for (const part of rest) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return text.length - last.length >= at && text.endsWith(last)
}

const fits = (rule: FaultRule, target: FaultTarget): boolean => {
  const { operation, method, path, card } = rule
  if (card !== undefined) return false
  if (method !== undefined && method.toUpperCase() !== target.method) return false
  if (path !== undefined && !matches(path, target.path) && !(target.call && matches(path, target.call.path)))
    return false
  return operation === undefined || (target.call !== undefined && matches(operation, target.call.operation))
}

/** How many letters two names share at their beginning and at their end, less those that one has more than the other. */
const likeness = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start++
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return start + end - Math.abs(one.length - other.length)
}

/** A rule with a slip in the id of its operation would never strike, and the test that adds it would prove nothing. */
const checkOperation = (pattern: string, operations: readonly string[]): void => {
  if (operations.some((operation) => matches(pattern, operation))) return
  const nearest = operations.reduce((best, operation) =>
    likeness(pattern, operation) > likeness(pattern, best) ? operation : best,
  )
  throw invalid(
    'operation',
    `names no operation: the emulator has ${nearest}, and * stands for any text`,
    'INVALID_ENUM_VALUE',
  )
}

interface FaultRegistryOptions {
  /** Ids of all operations that the emulator carries out. */
  readonly operations: readonly string[]
  newId(): string
  /** From 0 to below 1. */
  random(): number
}

export const createFaultRegistry = ({ operations, newId, random }: FaultRegistryOptions): FaultRegistry => {
  let faults: readonly Fault[] = []
  const choose = (test: (fault: Fault) => boolean): Fault | undefined => {
    const struck = faults.find(
      (fault) =>
        isInForce(fault) && test(fault) && (fault.probability === undefined || random() < fault.probability),
    )
    if (struck)
      faults = faults.map((fault) => (fault === struck ? { ...fault, struck: fault.struck + 1 } : fault))
    return struck
  }
  return {
    add(rule) {
      const checked = checkFaultRule(rule)
      if (checked.operation !== undefined) checkOperation(checked.operation, operations)
      const fault = { ...checked, id: newId(), struck: 0 }
      faults = [...faults, fault]
      return fault
    },
    switch(id, on) {
      const known = faults.find((fault) => fault.id === id)
      if (!known) throw notFound('fault', id)
      const { disabled: _, ...rule } = known
      const { struck, times = Infinity } = known
      const switched = on ? { ...rule, struck: struck < times ? struck : 0 } : { ...rule, disabled: true }
      faults = faults.map((fault) => (fault === known ? switched : fault))
      return switched
    },
    remove(id) {
      if (!faults.some((fault) => fault.id === id)) throw notFound('fault', id)
      faults = faults.filter((fault) => fault.id !== id)
    },
    clear() {
      faults = []
    },
    list: () => faults,
    strike: (target) => choose((fault) => fits(fault, target)),
    strikeCard: () => choose(({ card }) => card !== undefined)?.card,
  }
}
