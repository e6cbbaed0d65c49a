// Defects that an SDK of this kind easily has, each with the test that keeps it out.

const send = 'packages/core/src/send.ts'
const failure = 'packages/core/src/failure.ts'
const response = 'packages/core/src/response.ts'
const retry = 'packages/core/src/retry.ts'
const timeLimits = 'packages/core/src/time-limits.ts'
const session = 'packages/auth/src/session.ts'
const tokenKeeper = 'packages/auth/src/token-keeper.ts'
const storeKeeper = 'packages/auth/src/stores/store-keeper.ts'

/**
 * `test` is the file and the name of the test that must fail; of a name that is a template, its fixed parts. In its place
 * stands a `command` that must fail with an output that contains `says`; `built` if it reads the built packages. `patch`
 * puts the defect in: a file, a text that stands in it once, and the text that takes its place.
 *
 * @typedef {{
 *   defect: string,
 *   test?: [file: string, name: string],
 *   command?: [program: string, ...args: string[]],
 *   says?: string,
 *   built?: boolean,
 *   patch: [file: string, find: string, replace: string][],
 * }} Defect
 */

/** @type {readonly Defect[]} */
export const knownDefects = [
  {
    defect: 'each of many callers renews the token for itself',
    test: [
      'packages/auth/test/session.test.ts',
      'is renewed when it expired: 200 calls at once, 1 token request',
    ],
    patch: [[session, 'renewal ??= ', 'renewal = ']],
  },
  {
    defect: 'the first calls of a visitor make many visitors',
    test: [
      'packages/auth/test/session.test.ts',
      'is made by the first call: 200 calls at once, 1 token request, 1 identity',
    ],
    patch: [[session, 'renewal ??= ', 'renewal = ']],
  },
  {
    defect: 'a rotated refresh token is thrown away',
    test: [
      'packages/auth/test/session.test.ts',
      'is renewed a minute before it expires, not earlier, and can be renewed again',
    ],
    patch: [[session, 'isToken(refresh_token) ?', '!before && isToken(refresh_token) ?']],
  },
  {
    defect: 'any fault of a renewal signs the member out',
    test: ['packages/auth/test/session.test.ts', 'survives a passing fault: '],
    patch: [[session, 'if (!isRefusal(error as FrontdeskError)) throw error', 'void error']],
  },
  {
    defect: 'a sign-out is undone by the answer of a renewal that was under way',
    test: ['packages/auth/test/session.test.ts', 'wins over a refresh that is under way'],
    patch: [
      [
        storeKeeper,
        "await sync(client)\n        if (isChanged()) return false\n        if ('error'",
        "await sync(client)\n        if ('error'",
      ],
    ],
  },
  {
    defect: 'a sign-out that the platform does not hear of keeps the tokens',
    test: ['packages/auth/test/login.test.ts', 'forgets the tokens also when the platform cannot be reached'],
    patch: [['packages/auth/src/logout.ts', 'await client.auth.setTokens(client, undefined)', 'void client']],
  },
  {
    defect: 'a return without a state passes',
    test: ['packages/auth/test/error-catalogue.test.ts', 'code %j and state %j: '],
    patch: [
      ['packages/auth/src/login/redirect-login.ts', 'if (!code || !state) throw', 'if (!code) throw'],
      [
        'packages/auth/src/login/redirect-login.ts',
        'if (state !== data?.state) throw',
        'if (state && state !== data?.state) throw',
      ],
    ],
  },
  {
    defect: 'a message of any origin and any window ends a direct login',
    test: ['packages/auth/test/direct-login.test.ts', ' is ignored, and the right one works afterwards'],
    patch: [
      [
        'packages/auth/src/login/direct-login.ts',
        'if (origin !== url.origin || source !== frame.contentWindow || Array.isArray(data)) return',
        'if (Array.isArray(data)) return',
      ],
    ],
  },
  {
    defect: 'the hidden frame opens whatever the answer says',
    test: ['packages/auth/test/direct-login.test.ts', 'is refused when it is '],
    patch: [['packages/auth/src/login/hidden-frame.ts', 'if (allowed) return url', 'if (url) return url']],
  },
  {
    defect: 'an id leads to another path',
    test: [
      'packages/core/test/send.test.ts',
      'puts the prefix of the family in front, encodes path parameters and leaves them out of the query',
    ],
    patch: [['packages/core/src/route.ts', 'encodeURIComponent(value) + after', 'value + after']],
  },
  {
    defect: 'a missing or dotted id leads to another path',
    test: ['packages/core/test/send.test.ts', 'refuses the path parameter '],
    patch: [
      [
        'packages/core/src/route.ts',
        "if (typeof value !== 'string' || unsafe.test(value))",
        'if (value === 0)',
      ],
    ],
  },
  {
    defect: 'names in an event reach Object.prototype',
    test: ['packages/webhooks/test/event.test.ts', 'stay paths, whatever customers call their fields'],
    patch: [
      [
        'packages/webhooks/src/event.ts',
        "modifiedFields: Object.assign(Object.create(null) as Fields, updatedEvent['modifiedFields']),",
        `modifiedFields: Object.entries(Object(updatedEvent['modifiedFields'])).reduce((all: Fields, [path, value]) => {
          const names = path.split('.')
          let part = all as never
          for (const name of names.slice(0, -1)) part = (part[name] ??= {} as never)
          part[names.at(-1) as never] = value as never
          return all
        }, {}),`,
      ],
    ],
  },
  {
    defect: 'a silent platform keeps the caller waiting',
    test: ['packages/core/test/send.test.ts', 'ends a request after the timeout'],
    patch: [
      [timeLimits, 'if (left <= milliseconds) fail(', 'if (left < 0) fail('],
      [timeLimits, 'else fail(timeoutError(', 'else if (left < 0) fail(timeoutError('],
    ],
  },
  {
    defect: 'a body that stalls keeps the caller waiting',
    test: ['packages/core/test/send.test.ts', 'ends a request whose body stalls'],
    patch: [[timeLimits, 'else fail(timeoutError(', 'else if (!contextOf().status) fail(timeoutError(']],
  },
  {
    defect: 'nothing is tried twice',
    test: ['packages/core/test/retry.test.ts', 'an answer that is cut short'],
    patch: [[retry, 'if (attempts >= mostAttempts)', 'if (attempts > 0 || attempts >= mostAttempts)']],
  },
  {
    defect: 'Retry-After is dropped',
    test: ['packages/core/test/retry.test.ts', 'waits what Retry-After '],
    patch: [
      [failure, 'const retryAfterMs = retryAfter(headers)', 'const retryAfterMs = headers && undefined'],
    ],
  },
  {
    defect: 'a token that is refused once ends the call',
    test: [
      'packages/auth/test/session.test.ts',
      'is renewed once, and the call made again: 200 calls, 1 token request',
    ],
    patch: [[send, 'if (error.status === 401 &&', 'if (error.status === 499 &&']],
  },
  {
    defect: 'the tokens of one person are kept for everybody',
    test: [
      'packages/auth/test/isolation.test.ts',
      '50 people whose requests one server answers at once are never mixed',
    ],
    patch: [
      [tokenKeeper, 'let value: Tokens | undefined\n', ''],
      [
        tokenKeeper,
        'export const createCurrentTokens',
        'let value: Tokens | undefined\nexport const createCurrentTokens',
      ],
    ],
  },
  {
    defect: 'the token is sent to any origin',
    test: ['packages/auth/test/fetch-with-auth.test.ts', 'sends nothing to '],
    patch: [
      [
        'packages/auth/src/fetch-with-auth.ts',
        'if (url?.origin !== new URL(origin).origin || url.username || url.password)',
        'if (!url)',
      ],
    ],
  },
  {
    defect: 'the token is sent in plain text',
    test: ['packages/auth/test/fetch-with-auth.test.ts', 'sends nothing in plain text, but to this machine'],
    patch: [['packages/auth/src/fetch-with-auth.ts', "if (url.protocol !== 'https:' && ", 'if (false && ']],
  },
  {
    defect: 'headers that are no plain object are lost',
    test: ['packages/auth/test/fetch-with-auth.test.ts', 'keeps headers given as '],
    patch: [
      [
        'packages/auth/src/fetch-with-auth.ts',
        'new Headers(own ?? {}).forEach',
        'new Headers({ ...(own as Record<string, string>) }).forEach',
      ],
    ],
  },
  {
    defect: 'a token is used to the second in which it expires',
    test: [
      'packages/auth/test/session.test.ts',
      'is renewed a minute before it expires, not earlier, and can be renewed again',
    ],
    patch: [[session, 'expiresAt - Math.min(60, life / 10)', 'expiresAt']],
  },
  {
    defect: 'an answer without a token is taken for one',
    test: ['packages/auth/test/session.test.ts', 'takes no unusable token: '],
    patch: [[session, 'if (!isToken(value))', "if (typeof value === 'number')"]],
  },
  {
    defect: 'only status 200 is a success',
    test: ['packages/core/test/send.test.ts', 'takes any 2xx, and no body where there is no result'],
    patch: [
      [
        response,
        'const { status, ok, headers } = response',
        'const { status, headers } = response\n  const ok = status === 200',
      ],
    ],
  },
  {
    defect: 'all faults of the network read the same',
    test: ['packages/core/test/retry.test.ts', 'after %s: a read %s, a write %s times'],
    patch: [[failure, 'codes.test(String(ownCode))', "codes.test('')"]],
  },
  {
    defect: 'all answers that cannot be read look the same',
    test: ['packages/core/test/send.test.ts', 'refuses %j of type %j: %s'],
    patch: [[response, "type?.toLowerCase().includes('json')", 'text']],
  },
  {
    defect: 'an error points at itself, so that it cannot be written to a log',
    test: ['packages/core/test/errors.test.ts', 'serialise with the message and without the stack'],
    patch: [
      ['packages/core/src/errors.ts', 'Object.assign(this, {', 'Object.assign(this, { runtimeError: this,'],
      ['packages/core/src/errors.ts', 'toJSON():', 'serialize():'],
    ],
  },
  {
    defect: 'an abort becomes a fault of another kind',
    test: ['packages/core/test/send.test.ts', 'ends at once when the caller aborts, and keeps the reason'],
    patch: [[timeLimits, 'const cause: unknown = signal?.reason', 'const cause = undefined']],
  },
  {
    defect: 'a webhook of another app is taken',
    test: ['packages/webhooks/test/webhooks.test.ts', 'is refused when it is meant for somebody else: '],
    patch: [
      [
        'packages/webhooks/src/token.ts',
        'if (audience !== undefined && ![aud].flat().includes(audience))',
        'if (!aud && 0)',
      ],
    ],
  },
  {
    defect: 'a webhook of another sender is taken',
    test: ['packages/webhooks/test/webhooks.test.ts', 'is refused when it comes from somebody else'],
    patch: [
      ['packages/webhooks/src/token.ts', 'if (issuer !== undefined && iss !== issuer)', 'if (!iss && 0)'],
    ],
  },
  {
    defect: 'a webhook of ten years ago is taken',
    test: ['packages/webhooks/test/webhooks.test.ts', 'is refused when it is '],
    patch: [['packages/webhooks/src/token.ts', 'if (old || early', 'if (early']],
  },
  {
    defect: 'a limit that is no number lets every webhook pass',
    test: ['packages/webhooks/test/webhooks.test.ts', 'is too old for a "maxAge" that is no number'],
    patch: [['packages/webhooks/src/token.ts', '!(age <= maxAge)', 'age > maxAge']],
  },
  {
    defect: 'a webhook is handled as often as it comes',
    test: ['packages/webhooks/test/webhooks.test.ts', 'is refused, by its id, when everything else is right'],
    patch: [
      ['packages/webhooks/src/webhooks.ts', 'if (await seen?.(event.metadata.id))', 'if (!seen && !event)'],
    ],
  },
  {
    defect: 'keys of customers are renamed with those of the platform',
    test: [
      'packages/core/test/codec.test.ts',
      'are plain on our side, whatever the wire says, on entities only',
    ],
    patch: [
      [
        'packages/core/src/shape.ts',
        'const fields = entity ? toPlain(wire as Fields) : (wire as Fields)',
        `const fields = entity ? toPlain(wire as Fields) : (wire as Fields)
      for (const [key, value] of Object.entries(fields))
        if (typeof value === 'object' && value) fields[key] = toPlain(value as Fields)`,
      ],
    ],
  },
  {
    defect: 'keys that look like code are looked up where they are not',
    test: ['tooling/test/round-trip.test.ts', '%s'],
    patch: [
      [
        'packages/core/src/encode.ts',
        'const { id, createdDate, updatedDate, ...rest } = value',
        `const { id, createdDate, updatedDate } = value
  const rest: Fields = {}
  for (const [key, part] of Object.entries(value)) if (!['id', 'createdDate', 'updatedDate'].includes(key)) rest[key] = part`,
      ],
    ],
  },
  {
    defect: 'deep data that nobody has declared is walked',
    test: ['packages/core/test/codec-extremes.test.ts', 'is left as it is where nobody has declared it: '],
    patch: [
      [
        'packages/core/src/shape.ts',
        'const fields = entity ? toPlain(wire as Fields) : (wire as Fields)',
        `const walk = (value: unknown): void => { if (typeof value === 'object' && value) Object.values(value).forEach(walk) }
      walk(wire)
      const fields = entity ? toPlain(wire as Fields) : (wire as Fields)`,
      ],
    ],
  },
  {
    defect: 'a call changes what it is given',
    test: ['packages/core/test/codec-extremes.test.ts', 'is sent, and stays what it was: '],
    patch: [['packages/core/src/encode.ts', 'if (result === value) result = { ...result }', '']],
  },
  {
    defect: 'paging stops where the total is left out',
    test: ['packages/core/test/query.test.ts', 'walk all items when the total is not known: '],
    patch: [
      [
        'packages/core/src/query.ts',
        '(tooManyToCount || total == null ? count >= limit : offset + count < total)',
        '(!tooManyToCount && limit > 0 && offset + count < (total ?? 0))',
      ],
    ],
  },
  {
    defect: 'some characters of a verifier are likelier than others',
    test: [
      'packages/auth/test/pkce.test.ts',
      'uses every character equally often at every place, and never repeats itself',
    ],
    patch: [
      [
        'packages/auth/src/login/pkce.ts',
        'base64url(crypto.getRandomValues(new Uint8Array(length))).slice(0, length)',
        `Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[(byte % 66) % 64],
  ).join('')`,
      ],
    ],
  },
  {
    defect: 'a state and its verifier work twice',
    test: ['packages/auth/test/login.test.ts', 'works once, and only with the state that was given out'],
    patch: [['packages/auth/src/login/redirect-login.ts', '.filter((login) => login !== taken)', '']],
  },
  {
    defect: 'a fault of the platform is told as a wrong address',
    test: ['packages/auth/test/error-catalogue.test.ts', '$step: $when (status $status)'],
    patch: [
      ['packages/auth/src/login/member-login.ts', 'faultOf(error) ?? other', 'other ?? faultOf(error)'],
    ],
  },
  {
    defect: 'a sign-in that finds no network throws an error of its own',
    test: ['packages/auth/test/member-login.test.ts', 'a fault gives a code of its own:'],
    patch: [
      [
        'packages/auth/src/login/member-login.ts',
        'const { code, message } = error',
        'const { code, message } = error\n    void (error.details as { applicationError: { code: string } }).applicationError.code',
      ],
    ],
  },
  {
    defect: 'the auth of a client is another one at each look',
    test: [
      'packages/core/test/client.test.ts',
      'has one auth, however often it is read: after a million reads calls go on as before',
    ],
    patch: [
      [
        'packages/core/src/client.ts',
        'auth: auth as A,',
        'get auth() {\n      return { ...auth } as A\n    },',
      ],
    ],
  },
  {
    defect: 'two apps on one origin share their tokens',
    test: [
      'packages/auth/test/session.test.ts',
      'gives the session back after a restart, under the name of the app and the platform',
    ],
    patch: [
      [
        'packages/auth/src/stores/key-value-store.ts',
        '`frontdesk:${clientId}:${platform.origin}:${name}`',
        '`frontdesk:${name}`',
      ],
    ],
  },
  {
    defect: 'scripts can read the cookie with the tokens',
    test: [
      'packages/auth/test/token-store.cookies.test.ts',
      'set hardened cookies, and say that no cache may keep the page',
    ],
    patch: [['packages/auth/src/stores/cookie-store.ts', '; Path=/; HttpOnly; SameSite=Lax', '; Path=/']],
  },
  {
    defect: 'a storage that throws breaks every call',
    test: ['packages/auth/test/session.test.ts', 'that %s never breaks a call'],
    patch: [
      [storeKeeper, '.catch(ignore)', ''],
      [
        storeKeeper,
        "if ((error as Partial<StorageError> | undefined)?.reason !== 'format') return",
        'throw error',
      ],
    ],
  },
  {
    defect: 'a time in the future switches pre-warming off for good',
    test: ['packages/auth/test/pre-warm.test.ts', 'the time %s is warm: %s'],
    patch: [
      [
        'packages/auth/src/login/pre-warm.ts',
        'return time >= 0 && age >= 0 && age < interval',
        'return age < interval',
      ],
    ],
  },
  {
    defect: 'a date that does not exist becomes another one, or an invalid one',
    test: ['packages/core/test/codec.test.ts', 'leaves %j as it is'],
    patch: [
      [
        'packages/core/src/shape.ts',
        'return isDay && !Number.isNaN(parsed.getTime()) ? parsed : wire',
        'return isDay ? parsed : parsed',
      ],
    ],
  },
  {
    defect: 'a picture loses its text and its focal point on the way back',
    test: ['packages/core/test/codec.test.ts', 'survives a round trip as text, whatever its fields hold'],
    patch: [
      [
        'packages/core/src/image.ts',
        'for (const [name, value] of Object.entries(more)) add(name, value)',
        'void more',
      ],
    ],
  },
  {
    defect: 'an error body that nobody expects ends in a TypeError',
    test: [
      'packages/core/test/errors.test.ts',
      'is total: any status, headers and body give one of our errors',
    ],
    patch: [[failure, '=> Object(value) as Record', '=> value as Record']],
  },
  {
    defect: 'an answer without status text has no message',
    test: [
      'packages/core/test/error-catalogue.test.ts',
      'another 4xx without status text, as on HTTP/2: UNKNOWN',
    ],
    patch: [[failure, "statusText || 'UNKNOWN'", 'statusText']],
  },
  {
    defect: 'redirects are followed',
    test: ['packages/core/test/fault-matrix.test.ts', 'F12 a redirect is not followed'],
    patch: [[send, "redirect: 'manual',", "redirect: 'follow',"]],
  },
  {
    defect: 'a redirect is taken for an answer',
    test: ['packages/core/test/send.test.ts', 'follows no redirect: '],
    patch: [[response, 'if (!ok && status < 400)', 'if (!status)']],
  },
  {
    defect: 'each call of an app exchanges its tokens again',
    test: ['packages/auth/test/app-oauth.test.ts', '5 calls, one after the other: 1 exchange'],
    patch: [
      [
        'packages/auth/src/app-oauth.ts',
        "tokens.refreshToken.role === 'member' ? tokens : await exchange",
        'await exchange',
      ],
      ['packages/auth/src/app-oauth.ts', 'if (known && known === authorization) return known', ''],
    ],
  },
  {
    defect: 'the error of the token endpoint repeats what was sent',
    test: [
      'packages/auth/test/session.test.ts',
      'says what the token endpoint said, to the letter, and no secret',
    ],
    patch: [
      [
        session,
        'throw new AuthError(explainRefusal(refusal, client, clientId, request), {',
        'throw new AuthError(explainRefusal(refusal, client, clientId, request) + (refusal as Error).message, {',
      ],
    ],
  },
  {
    defect: 'a large filter exhausts the stack',
    test: [
      'packages/core/test/large-query.test.ts',
      'goes into the query string of a DELETE, as base64url of its JSON',
    ],
    patch: [
      [
        'packages/core/src/route.ts',
        'for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte)',
        'binary = String.fromCharCode(...new TextEncoder().encode(text))',
      ],
    ],
  },
  {
    defect: 'a token request begins after the time in which a refresh token may come twice',
    test: [
      'packages/auth/test/session-renewal.test.ts',
      'sends no request later than 9 seconds after the first, and waits for none longer than 4',
    ],
    patch: [[session, 'deadline: 9000', 'deadline: 15_000']],
  },
  {
    defect: 'a token request waits longer than its time limit',
    test: [
      'packages/auth/test/session-renewal.test.ts',
      'sends no request later than 9 seconds after the first, and waits for none longer than 4',
    ],
    patch: [[session, 'timeout: 4000', 'timeout: 8000']],
  },
  {
    defect: 'an empty page is followed by itself without end',
    test: ['packages/core/test/query.test.ts', 'end with an empty page, also before the total is reached'],
    patch: [['packages/core/src/query.ts', 'count > 0 &&', 'count >= 0 &&']],
  },
  {
    defect: 'value objects are renamed like entities',
    test: [
      'packages/core/test/codec.test.ts',
      'of a value object keep their names, both ways, in every form',
    ],
    patch: [['packages/core/src/shape.ts', 'build(rows, false)', 'build(rows, true)']],
  },
  {
    defect: 'a place without an id becomes null in a filter',
    test: [
      'packages/react/test/use-availability.test.tsx',
      'asks for the sessions of a class at the places that have an id',
    ],
    patch: [
      [
        'packages/react/src/availability.ts',
        'locations.flatMap(({ id }) => id ?? [])',
        'locations.map(({ id }) => id)',
      ],
    ],
  },
]
