import { decline, forbidden } from './failure.ts'
import type { Identity } from './handler.ts'

/**
 * The callers who may make a call.
 * - `anyone`: no token is needed. Only the calls that give tokens out.
 * - `visitor`: every holder of a token.
 * - `member`: a member who is signed in, and the owner.
 * - `own`: every holder of a token, each for what belongs to them; the owner for everything. The entity says whose it is.
 * - `owner`: the business alone. The SDK marks the operation as elevated.
 */
export type Permission = 'anyone' | 'visitor' | 'member' | 'own' | 'owner'

/** Permissions by the id of the operation. */
export type Permissions = Readonly<Record<string, Permission>>

const refusals: Readonly<Record<Permission, Partial<Record<Identity['kind'], string>>>> = {
  anyone: {},
  visitor: {},
  own: {},
  member: { visitor: 'This needs a member who is signed in: call it with the token of a member' },
  owner: {
    visitor: 'This needs the rights of the owner: call it with an API key',
    member: 'This needs the rights of the owner: call it with an API key',
  },
}

/**
 * Checks whether a caller may make a call.
 *
 * @throws Failure 401 `UNAUTHENTICATED` without a token, 403 `FORBIDDEN` with the token of somebody who may not.
 */
export const checkPermission = (permissions: Permissions, operation: string, { kind }: Identity): void => {
  const permission = Object.hasOwn(permissions, operation) ? permissions[operation] : undefined
  if (permission === undefined)
    throw new Error(`No permission is declared for ${operation}: add it to the permissions of its family`)
  if (permission === 'anyone') return
  if (kind === 'none')
    throw decline(
      401,
      'UNAUTHENTICATED',
      'This needs an access token in the header Authorization: POST /oauth2/token gives one to a visitor',
    )
  const refusal = refusals[permission][kind]
  if (refusal !== undefined) throw forbidden(refusal)
}
