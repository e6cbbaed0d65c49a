import { decline } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'

/** Refuses the exceptions that only the business may make. @throws Failure 403 `UNAUTHORIZED_OPERATION` */
export const requireFlowControl = (
  { identity }: Pick<HandlerContext<unknown>, 'identity'>,
  settings: object = {},
): void => {
  const set = Object.entries(settings).filter(([, value]) => value === true)
  if (identity.kind !== 'owner' && set.length)
    throw decline(
      403,
      'UNAUTHORIZED_OPERATION',
      `Only the business may set ${set.map(([name]) => `flowControlSettings.${name}`).join(' and ')}`,
    )
}
