// #region imports
import { completeLogin, oauth, type Session, startLogin, textStore } from '@frontdesk/auth'
import { type Client, createClient, type Platform } from '@frontdesk/core'
import { sha256 } from '@noble/hashes/sha2.js'
// #endregion imports

/** The part of `expo-secure-store` that keeps tokens. */
export interface SecureStore {
  getItemAsync(key: string): Promise<string | null>
  setItemAsync(key: string, value: string): Promise<void>
  deleteItemAsync(key: string): Promise<void>
}

/** The part of `expo-web-browser` that opens a page and waits until it leads back to the app. */
export interface WebBrowser {
  openAuthSessionAsync(url: string, redirectUri: string): Promise<{ type: string; url?: string }>
}

export function createMobileClient(
  platform: Platform,
  clientId: string,
  secureStore: SecureStore,
): Client<Session> {
  // #region client
  const client = createClient({
    platform,
    auth: oauth({
      clientId,
      sha256,
      store: textStore({
        get: (key) => secureStore.getItemAsync(nameOf(key)),
        set: (key, text) => secureStore.setItemAsync(nameOf(key), text),
        delete: (key) => secureStore.deleteItemAsync(nameOf(key)),
      }),
    }),
  })
  // #endregion client
  return client
}

// #region name
/** Keys of the secure store have letters, digits and `.-_` alone. */
function nameOf(key: string): string {
  return key.replaceAll(/[^\w.-]/g, '_')
}
// #endregion name

// #region sign-in
export async function signIn(client: Client<Session>, webBrowser: WebBrowser): Promise<boolean> {
  const redirectUri = 'studio://signed-in'
  const { url } = await startLogin(client, { redirectUri })
  const answer = await webBrowser.openAuthSessionAsync(url, redirectUri)
  if (answer.url === undefined) return false // closed by the person
  await completeLogin(client, answer.url)
  return true
}
// #endregion sign-in
