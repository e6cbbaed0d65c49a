import type { Identity } from './handler.ts'

/** The person whom something belongs to: a visitor, a member, or a member who came as this visitor. */
interface Person {
  readonly memberId?: string | undefined
  readonly visitorId?: string | undefined
}

const memberKey = (id: string): string => `member ${id}`

/** The key by which an index finds what belongs to a visitor. */
export const visitorKey = (id: string): string => `visitor ${id}`

/** The keys by which an index finds what belongs to a person. */
export const personKeys = ({ memberId, visitorId }: Person): string[] => [
  ...(memberId === undefined ? [] : [memberKey(memberId)]),
  ...(visitorId === undefined ? [] : [visitorKey(visitorId)]),
]

/** The key by which an index finds what belongs to a caller; `undefined` for a caller who is not a customer. */
export const personKeyOf = (identity: Identity): string | undefined => {
  switch (identity.kind) {
    case 'member':
      return memberKey(identity.memberId)
    case 'visitor':
      return visitorKey(identity.visitorId)
    default:
      return undefined
  }
}
