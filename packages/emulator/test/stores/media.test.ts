import { describe, expect, it } from 'vitest'
import { mediaRoute } from '../../src/server/media-route.ts'
import { storesMedia } from '../../src/stores/media.ts'

const app = mediaRoute([{ 'other.svg': '<svg/>' }, storesMedia])

describe('pictures', () => {
  it('are served from every source, for long, and cannot run anything', async () => {
    const response = await app.request('/media/frontdesk-tea.svg')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(storesMedia['frontdesk-tea.svg'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(await (await app.request('/media/other.svg')).text()).toBe('<svg/>')
  })

  it.each(['nothing.svg', '__proto__', 'constructor', '..%2Fstate'])('has none called %s', async (id) => {
    expect((await app.request(`/media/${id}`)).status).toBe(404)
  })

  it.each(Object.entries(storesMedia))('%s is a plain drawing', (_, picture) => {
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1000 1000"/)
    expect(picture).not.toMatch(/<(script|text|image|foreignObject)|href|NaN|undefined/)
    // Every tag that opens closes.
    const opened = picture.match(/<[a-z]+(?=[^>]*[^/]>)/g) ?? []
    expect(picture.match(/<\/[a-z]+>/g)).toHaveLength(opened.length)
  })
})
