import type { Read, Write } from '@frontdesk/core'
import { AnswerWith, type Handler, type HandlerContext, type HandlerResult } from './handler.ts'

/** Does an operation the way an app would, in the name of the context's identity and inside its unit. */
export type Perform = <Input, Output>(
  operation: Read<Input, Output, never> | Write<Input, Output, never>,
  context: HandlerContext<unknown>,
  input: Input,
) => HandlerResult<Output>

/** Performs the operations that have a handler. */
export const createPerform = (handlers: readonly Handler[]): Perform => {
  const byId = new Map(handlers.map((handler) => [handler.operation.spec.id, handler]))
  return <Output>({ spec }: Handler['operation'], context: HandlerContext<unknown>, input: unknown) => {
    const handler = byId.get(spec.id)
    if (!handler) throw new Error(`No handler answers ${spec.id}`)
    const result = handler.run({ ...context, input } as never)
    return (result instanceof AnswerWith ? result.result : result) as HandlerResult<Output>
  }
}
