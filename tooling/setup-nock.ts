import nock from 'nock'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

beforeAll(() => {
  if (!nock.isActive()) nock.activate()
})

beforeEach(() => {
  nock.disableNetConnect()
  // An emulator on this machine is a real server.
  nock.enableNetConnect(/^(127\.0\.0\.1|localhost|\[::1\])(:|$)/)
})

afterEach(() => {
  const unused = nock.pendingMocks()
  nock.abortPendingRequests()
  nock.cleanAll()
  nock.enableNetConnect()
  if (unused.length > 0) throw new Error(`Expected requests were not made: ${unused.join(', ')}`)
})

afterAll(() => {
  nock.restore()
})
