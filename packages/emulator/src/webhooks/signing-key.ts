import { compactVerify, exportJWK, exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { collection, type CollectionDefinition, type State, type Stored } from '../kernel/state.ts'

/** The key pair of this emulator. */
interface StoredKey extends Stored {
  readonly privateKey: JWK
  readonly publicKey: JWK
  /** The public key as PEM. */
  readonly pem: string
}

export const signingKeys: CollectionDefinition<StoredKey> = collection<StoredKey>('emulator.signingKeys')

export interface Signer {
  /** Signs a token whose `data` claim is the given text. */
  sign(data: string): Promise<string>
  /** Whether the public key verifies the signature of a token. */
  verifies(token: string): Promise<boolean>
  /** The public key as PEM. */
  publicKey(): Promise<string>
  /** The public key as a JSON Web Key Set. */
  jwks(): Promise<{ keys: JWK[] }>
}

const algorithm = 'RS256'

const issuer = 'wix.com'

/** How long a token is good. */
const lifetime = '1h'

/**
 * Signs with the key pair that the state holds; makes one when it is first needed, which takes a moment. The times in
 * a token are the machine's: who checks it has no other clock. `audience` is the id of the app.
 */
export const createSigner = (state: State, newId: () => string, audience: string): Signer => {
  let made: Promise<StoredKey> | undefined

  const make = async (): Promise<StoredKey> => {
    const pair = await generateKeyPair(algorithm, { extractable: true })
    const [privateKey, publicKey, pem] = await Promise.all([
      exportJWK(pair.privateKey),
      exportJWK(pair.publicKey),
      exportSPKI(pair.publicKey),
    ])
    const names = { kid: newId(), alg: algorithm, use: 'sig' }
    return state.unit(() =>
      state.in(signingKeys).put({ id: 'webhooks', privateKey, publicKey: { ...publicKey, ...names }, pem }),
    )
  }
  const key = async (): Promise<StoredKey> => {
    const kept = state.in(signingKeys).get('webhooks')
    if (kept) return kept
    made ??= make().finally(() => {
      made = undefined
    })
    return made
  }
  return {
    async sign(data) {
      const { privateKey, publicKey } = await key()
      return new SignJWT({ data })
        .setProtectedHeader({ alg: algorithm, ...(publicKey.kid !== undefined && { kid: publicKey.kid }) })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(await importJWK(privateKey, algorithm))
    },
    async verifies(token) {
      const { publicKey } = await key()
      return compactVerify(token, await importJWK(publicKey, algorithm)).then(
        () => true,
        () => false,
      )
    },
    publicKey: async () => (await key()).pem,
    jwks: async () => ({ keys: [(await key()).publicKey] }),
  }
}
