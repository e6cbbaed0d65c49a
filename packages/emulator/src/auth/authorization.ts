import type { State } from '../kernel/state.ts'
import { allowedAddress, oauthClients } from './client.ts'

interface AuthorizationBase {
  readonly clientId: string
  readonly state: string
  readonly codeChallenge: string
  readonly prompt?: Prompt
}

/** An authorization request that may be answered: its client is known, its return address is the client's own. */
export type AuthorizationRequest = AuthorizationBase &
  (
    | { readonly answerMode: 'query' | 'fragment'; readonly redirectUri: string }
    /** A message to the window that framed or opened the page needs no return address. */
    | { readonly answerMode: 'web_message'; readonly redirectUri?: string }
  )

const prompts = ['login', 'none', 'consent', 'select_account'] as const

/** Whether a person may be asked for something. */
export type Prompt = (typeof prompts)[number]

/** An answer, by the names of RFC 6749. */
export type AuthorizationAnswer =
  | { readonly code: string; readonly state: string }
  | { readonly error: string; readonly error_description: string; readonly state: string }

/** A refused parameter. The person is told, and sent nowhere: the address is not to be trusted. */
export interface ParameterProblem {
  readonly parameter: string
  readonly problem: string
}

const isPrompt = (prompt: string | undefined): prompt is Prompt | undefined =>
  prompt === undefined || (prompts as readonly string[]).includes(prompt)

const challengePattern = /^[\w-]{43}$/

/**
 * Checks an authorization request: PKCE with S256 is required, the return address must be on loopback or on a
 * registered origin of the client (RFC 9700, section 2.1). `read` gives a parameter by its name in camel case.
 */
export const checkAuthorization = (
  state: State,
  read: (name: string) => string | undefined,
): AuthorizationRequest | ParameterProblem => {
  const clientId = read('clientId')
  const redirectUri = read('redirectUri')
  const answerMode = read('responseMode') ?? 'query'
  const codeChallenge = read('codeChallenge') ?? ''
  const requestState = read('state')
  const prompt = read('prompt')
  const refuse = (parameter: string, problem: string): ParameterProblem => ({ parameter, problem })

  if (!clientId || !state.in(oauthClients).get(clientId))
    return refuse('clientId', clientId ? `is not a registered client: ${clientId}` : 'is required')
  if (
    redirectUri !== undefined &&
    (!allowedAddress(state, redirectUri, clientId) || redirectUri.includes('#'))
  )
    return refuse(
      'redirectUri',
      'must be an http or https address on loopback or on a registered origin of the client, without a fragment',
    )
  if (answerMode !== 'query' && answerMode !== 'fragment' && answerMode !== 'web_message')
    return refuse('responseMode', 'must be query, fragment or web_message')
  if (read('responseType') !== 'code') return refuse('responseType', 'must be code')
  if (read('codeChallengeMethod') !== 'S256') return refuse('codeChallengeMethod', 'must be S256')
  if (!challengePattern.test(codeChallenge))
    return refuse('codeChallenge', 'must be a SHA-256 hash in base64url: 43 characters')
  if (!requestState) return refuse('state', 'is required')
  if (!isPrompt(prompt)) return refuse('prompt', `must be one of ${prompts.join(', ')}`)
  const request = { clientId, codeChallenge, state: requestState, ...(prompt !== undefined && { prompt }) }
  if (answerMode === 'web_message')
    return { ...request, answerMode, ...(redirectUri !== undefined && { redirectUri }) }
  return redirectUri === undefined
    ? refuse('redirectUri', 'is required, except with response mode web_message')
    : { ...request, answerMode, redirectUri }
}

/** The return address with the answer in its query or its fragment. */
export const answerAddress = (
  redirectUri: string,
  mode: 'query' | 'fragment',
  answer: AuthorizationAnswer,
): string => {
  const url = new URL(redirectUri)
  const parameters = new URLSearchParams({ ...answer })
  if (mode === 'fragment') url.hash = parameters.toString()
  else for (const [name, value] of parameters) url.searchParams.set(name, value)
  return url.href
}
