import type { Read, Write } from '@frontdesk/core'
import type { Context } from '../auth/dependencies.ts'
import { AnswerWith, type Handler, type HandlerResult } from '../kernel/handler.ts'

/** Does an operation the way an app would, in the name of the context's identity and inside its unit. */
export type Perform = <Input, Output>(
  operation: Read<Input, Output, never> | Write<Input, Output, never>,
  context: Context,
  input: Input,
) => HandlerResult<Output>

export const createPerform =
  (handlers: readonly Handler[]): Perform =>
  <Output>({ spec }: Handler['operation'], context: Context, input: unknown) => {
    const handler = handlers.find(({ operation }) => operation.spec.id === spec.id)
    if (!handler) throw new Error(`No handler answers ${spec.id}`)
    const result = handler.run({ ...context, input } as never)
    return (result instanceof AnswerWith ? result.result : result) as HandlerResult<Output>
  }
