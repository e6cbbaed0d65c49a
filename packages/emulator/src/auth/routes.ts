import { Hono, type HonoRequest } from 'hono'
import { Failure } from '../kernel/failure.ts'
import type { Business } from '../kernel/handler.ts'
import { findInstallation } from '../kernel/installation.ts'
import type { AuthDependencies } from './dependencies.ts'
import { grantTokens, refusalBody, type TokenFields } from './grant.ts'
import { callingMember, type Member } from './member.ts'
import { clientOfVisitor, findAccessToken, identify, type Subject } from './token.ts'

/** Fields of a JSON or a form-encoded body; undefined when it is neither. */
const readFields = async (request: HonoRequest): Promise<TokenFields | undefined> => {
  const text = await request.text()
  if (/^application\/x-www-form-urlencoded\b/i.test(request.header('content-type') ?? ''))
    return Object.fromEntries(new URLSearchParams(text))
  if (!text) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

const unreadable = {
  error: 'invalid_request',
  error_description: 'The body must be a JSON object or a form (application/x-www-form-urlencoded)',
} as const

const notMember = {
  error: 'invalid_token',
  error_description: 'This needs the access token of a member who is signed in',
} as const

/** The one that a token stands for, in the platform's words. */
const subjectOf = (subject: Subject, clientId: string): { subjectType: string; subjectId: string } => {
  switch (subject.kind) {
    case 'member':
      return { subjectType: 'MEMBER', subjectId: subject.memberId }
    case 'visitor':
      return { subjectType: 'VISITOR', subjectId: subject.visitorId }
    case 'owner':
      return { subjectType: 'APP', subjectId: clientId }
  }
}

const userInfoOf = (member: Member, { language }: Business): Readonly<Record<string, unknown>> => {
  const { id, firstName, lastName, email, emailVerified = false, profile } = member
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return {
    sub: id,
    ...(firstName && { givenName: firstName }),
    ...(lastName && { familyName: lastName }),
    ...(name && { name }),
    email,
    emailVerified,
    ...(profile?.picture !== undefined && { picture: profile.picture }),
    language: profile?.language ?? language,
  }
}

const seconds = (milliseconds: number): string => String(Math.floor(milliseconds / 1000))

/**
 * `POST /oauth2/token`, `POST /oauth2/token-info`, `GET /oauth2/user-info` and `GET /oauth2/jwks`. They come before the
 * operations: the token endpoint also takes forms and snake case, and answers in the words of RFC 6749.
 */
export const authRoutes = ({ run, onMemberLogin, jwks }: AuthDependencies): Hono => {
  const app = new Hono()

  app.use('/oauth2/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  app.post('/oauth2/token', async (c) => {
    const fields = await readFields(c.req)
    if (!fields) return c.json(refusalBody(unreadable), 400)
    const authorization = c.req.header('authorization')
    const answer = run({ kind: 'none' }, (context) => {
      // Only this grant needs a caller: an expired token beside the others must not stop its own renewal.
      const byOwner = (fields['grantType'] ?? fields['grant_type']) === 'authorized_client'
      const identity = byOwner ? identify(context, authorization) : context.identity
      const visitorClientId = byOwner ? clientOfVisitor(context, authorization) : undefined
      return grantTokens({ ...context, identity }, fields, onMemberLogin, visitorClientId)
    })
    return 'error' in answer ? c.json(refusalBody(answer), answer.status) : c.json(answer)
  })

  app.post('/oauth2/token-info', async (c) => {
    const fields = await readFields(c.req)
    const value = fields?.['token'] ?? c.req.header('authorization')?.replace(/^bearer\s+/i, '')
    return run({ kind: 'none' }, (context) => {
      const token = typeof value === 'string' ? findAccessToken(context, value) : undefined
      if (!token) return c.json({ active: false })
      const { subject, clientId, issuedAt, expiresAt } = token
      const installation = findInstallation(context.state)
      return c.json({
        active: true,
        ...subjectOf(subject, clientId),
        clientId,
        iat: seconds(issuedAt),
        exp: seconds(expiresAt),
        ...(installation && { siteId: installation.siteId, instanceId: installation.instanceId }),
      })
    })
  })

  app.get('/oauth2/user-info', (c) =>
    run({ kind: 'none' }, (context) => {
      const identity = identify(context, c.req.header('authorization'))
      const member = callingMember({ ...context, identity })
      return member
        ? c.json(userInfoOf(member, context.business))
        : c.json(refusalBody(notMember), identity.kind === 'none' ? 401 : 403)
    }),
  )

  app.get('/oauth2/jwks', async (c) => c.json(await jwks()))

  app.onError((error, c) => {
    if (!(error instanceof Failure)) throw error
    const { message, details } = error
    return c.json({ error: 'invalid_client', error_description: message, message, details }, 401)
  })

  return app
}
