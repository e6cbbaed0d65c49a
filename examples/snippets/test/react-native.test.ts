import { local } from '@frontdesk/core'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMobileClient, type SecureStore, signIn } from '../src/react-native.ts'
import { createVisitor } from './hosted-pages.ts'

let emulator: Emulator

beforeEach(async () => {
  emulator = await createEmulator({ port: 0 })
})

afterEach(() => emulator.close())

const createSecureStore = (): SecureStore & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>()
  const checked = (key: string): string => {
    if (!/^[\w.-]+$/.test(key)) throw new Error(`Invalid key ${key}`)
    return key
  }
  return {
    kept,
    getItemAsync: async (key) => kept.get(checked(key)) ?? null,
    setItemAsync: async (key, value) => void kept.set(checked(key), value),
    deleteItemAsync: async (key) => void kept.delete(checked(key)),
  }
}

it('signs in on a phone, and is still signed in after a restart of the app', async () => {
  emulator.clients.set({ id: emulator.clientId, origins: ['studio://signed-in'] })
  const secureStore = createSecureStore()
  const create = () => createMobileClient(local(emulator.url), emulator.clientId, secureStore)
  const client = create()
  const visitor = createVisitor(emulator)
  const done = await signIn(client, {
    async openAuthSessionAsync(url) {
      await visitor.open(url)
      await visitor.send({ email: 'ana@example.com', password: 'harbour-ana-1' })
      return { type: 'success', url: visitor.location }
    },
  })
  expect(done).toBe(true)
  expect(visitor.location).toMatch(/^studio:\/\/signed-in#/)
  expect(client.auth.getSnapshot().status).toBe('member')

  const restarted = create()
  await restarted.auth.getTokens(restarted)
  expect(restarted.auth.getSnapshot().status).toBe('member')
})

it('stays a visitor when the browser is closed', async () => {
  const client = createMobileClient(local(emulator.url), emulator.clientId, createSecureStore())
  emulator.clients.set({ id: emulator.clientId, origins: ['studio://signed-in'] })
  expect(await signIn(client, { openAuthSessionAsync: async () => ({ type: 'cancel' }) })).toBe(false)
  expect(client.auth.getSnapshot().status).not.toBe('member')
})
