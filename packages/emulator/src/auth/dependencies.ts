import type { HandlerContext, Identity } from '../kernel/handler.ts'

/** A unit's context outside of an operation. */
export type Context = HandlerContext<unknown>

/** Told that a visitor has become a member; moves what belongs to them. Runs inside the unit of the login. */
export type MemberLogin = (context: Context, visitorId: string, memberId: string) => void

/** The parts of the server that the OAuth routes need. */
export interface AuthDependencies {
  /** Runs work as one unit of the state, in the name of `identity`: kept when it returns, undone when it throws. */
  run<Result>(identity: Identity, work: (context: Context) => Result): Result
  /** In this order at each login of a visitor: bookings, cart, orders. */
  readonly onMemberLogin: readonly MemberLogin[]
  /** The public keys that check what the emulator signs, as a JSON Web Key Set. */
  jwks(): object | Promise<object>
}
