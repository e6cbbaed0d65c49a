import { scryptSync, timingSafeEqual } from 'node:crypto'
import type { IdentityProfile } from '@frontdesk/auth'
import { defineEntity, type Entity } from '../kernel/entity/entity.ts'
import { collection, type CollectionDefinition, type State, type Stored } from '../kernel/state.ts'
import type { Context } from './dependencies.ts'

/** Whether a member may sign in, or what they wait for. */
export type Standing = 'active' | 'awaitingApproval' | 'awaitingVerification'

/** A person with an account. */
export interface Member extends Stored {
  /** In lower case; unique. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone?: string
  /** `salt.hash`, base64url. */
  readonly password: string
  readonly createdDate: Date
  readonly updatedDate: Date
  /** Active when absent. */
  readonly standing?: Standing
  readonly emailVerified?: boolean
  /** Whether the password must be chosen anew before it works again. */
  readonly resetRequired?: boolean
  /** Profile data beyond name and phone. */
  readonly profile?: IdentityProfile
}

export const members: CollectionDefinition<Member, 'email'> = collection<Member, 'email'>('auth.members', {
  email: ({ email }) => email,
})

/** Members. Each belongs to themselves. */
const memberEntity: Entity<Member> = defineEntity<Member>({
  name: 'member',
  collection: members,
  system: { revision: false },
  owner: ({ id }) => ({ memberId: id }),
})

/** The member who calls; `undefined` for everybody else. */
export const callingMember = (context: Pick<Context, 'state' | 'identity'>): Member | undefined =>
  context.identity.kind === 'member' ? memberEntity.find(context, context.identity.memberId) : undefined

/** Data of a person who signs up. */
export interface NewMember
  extends
    Pick<Member, 'email' | 'password' | 'firstName' | 'lastName'>,
    Partial<Pick<Member, 'id' | 'phone' | 'standing' | 'emailVerified' | 'resetRequired' | 'profile'>> {}

/** Smallest number of characters in a password; the policy of the platform. */
export const shortestPassword = 8

/** The hash is cheap on purpose: the emulator keeps no real passwords, and tests sign in often. */
const cost = { N: 1024, r: 8, p: 1 }

const hashPassword = (password: string, salt: string): string =>
  `${salt}.${scryptSync(password.normalize('NFKC'), salt, 32, cost).toString('base64url')}`

export const findMemberByEmail = (state: State, email: string): Member | undefined =>
  state.in(members).by('email', email.trim().toLowerCase())[0]

/** Checks a password. It takes as long when there is no such member. */
export const passwordMatches = (member: Member | undefined, password: string): boolean => {
  const kept = member?.password ?? 'nobody.'
  const given = hashPassword(password, kept.slice(0, kept.indexOf('.')))
  return kept.length === given.length && timingSafeEqual(Buffer.from(kept), Buffer.from(given))
}

/** The part of a context that keeping a member needs; seeds have it too. */
type Changing = Pick<Context, 'state' | 'now' | 'newId'>

/** Adds the missing part: members have no events to emit. */
const silent = (context: Changing) => ({ ...context, emit: () => undefined })

/** Adds a member. The caller has checked that the email address is free. */
export const createMember = (
  context: Changing,
  { id = context.newId(), password, email, ...profile }: NewMember,
): Member =>
  memberEntity.create(silent(context), {
    ...profile,
    id,
    email: email.trim().toLowerCase(),
    password: hashPassword(password, context.newId()),
  })

/** Changes a member; a new password is given in the clear. */
export const updateMember = (
  context: Changing,
  member: Member,
  { password, ...changes }: Partial<Omit<Member, 'id' | 'email'>>,
): Member =>
  memberEntity.change(silent(context), member, {
    ...changes,
    ...(password !== undefined && { password: hashPassword(password, context.newId()) }),
  })

/** Whether a member may be signed in at all. */
export const isActive = ({ standing = 'active' }: Member): boolean => standing === 'active'
