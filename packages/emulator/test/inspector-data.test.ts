import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../src/index.ts'

let emulator: Emulator

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
})
beforeEach(() => emulator.reset())
afterAll(() => emulator.close())

const section = '/inspector/entities'

const open = async (path: string): Promise<{ status: number; html: string }> => {
  const response = await fetch(emulator.url + section + path)
  return { status: response.status, html: await response.text() }
}

const submit = async (
  path: string,
  fields: Record<string, string>,
): Promise<{ status: number; location: string | null; html: string }> => {
  const response = await fetch(emulator.url + section + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}

type Fields = Record<string, unknown>

const stored = (collection: string): readonly Fields[] =>
  (emulator.snapshot()[collection] ?? []) as unknown as Fields[]

/** The fields of the form on a page, with the values that stand in them. */
const fieldsOf = (html: string): Record<string, string> => {
  const fields: Record<string, string> = {}
  const form = html.slice(html.indexOf('/new"'))
  for (const [, name = '', value = ''] of form.matchAll(/<input\s+name="(\w+)"[^>]*?value="([^"]*)"/g))
    fields[name] = value
  for (const [, name = '', value = ''] of form.matchAll(/<select name="(\w+)">\s*<option\s+value="([^"]*)"/g))
    fields[name] = value
  return fields
}

const last = (collection: string): Fields => stored(collection).at(-1)!

describe('a new entity', () => {
  it.each([{ reset: true }, { status: 503 }, { truncate: true }])(
    'is made by its form while the fault rule %j is in force, and uses up none of its strikes',
    async (effect) => {
      emulator.faults.add({ ...effect, times: 1 })
      const { html } = await open('/bookings.staffMembers?new')
      const answer = await submit('/bookings.staffMembers/new', fieldsOf(html))
      expect([answer.status, answer.location]).toEqual([
        303,
        `${section}/bookings.staffMembers/${String(last('bookings.staffMembers')['id'])}`,
      ])
      expect(emulator.faults.list()).toMatchObject([{ ...effect, struck: 0 }])
    },
  )

  it.each([
    ['auth.members', { email: 'new@example.com' }, { email: 'new@example.com', firstName: 'Rita' }],
    ['bookings.services', { price: '12.50' }, { name: 'New appointment', type: 'APPOINTMENT' }],
    ['bookings.staffMembers', {}, { name: 'Rita Nunes', email: 'rita@example.com' }],
    ['stores.products', { name: 'Rope' }, { name: 'Rope', slug: 'rope', priceData: { price: 20 } }],
    ['bookings.bookings', {}, { status: 'CONFIRMED', contactDetails: { firstName: 'Rita' } }],
    ['bookings.bookings', { by: 'visitor' }, { status: 'CREATED' }],
  ])(
    'of %s is made by its form %j, by the rules of the platform',
    async (collection, given: Record<string, string>, expected) => {
      const { html } = await open(`/${collection}?new`)
      const answer = await submit(`/${collection}/new`, { ...fieldsOf(html), ...given })
      expect([answer.status, answer.location]).toEqual([
        303,
        `${section}/${collection}/${String(last(collection)['id'])}`,
      ])
      expect(last(collection)).toMatchObject(expected)
      const { status, identity } = emulator.requests.at(-1)!
      expect([status, identity.kind]).toEqual([200, given['by'] ?? 'owner'])
      expect(emulator.webhooks.events.length > 0).toBe(collection !== 'auth.members')
    },
  )

  it('is made by JSON, which begins with the fields that are required', async () => {
    const page = await open('/bookings.categories?new')
    expect(page.html).toContain('{\n  &quot;category&quot;: {\n    &quot;name&quot;: &quot;&quot;\n  }\n}')
    expect(page.html).toContain('>New category</h2>')
    const made = await submit('/bookings.categories/new', { json: '{ "category": { "name": "Sauna" } }' })
    expect(made.status).toBe(303)
    expect(last('bookings.categories')).toMatchObject({ name: 'Sauna' })
    // A collection with a form takes JSON too.
    expect((await open('/stores.products?new=json')).html).toContain('As a form')
    expect((await open('/stores.products?new')).html).toContain('As JSON')
  })

  it.each([
    ['stores.products', { name: '', price: '20' }, 'product.name'],
    ['bookings.bookings', { service: 'none', email: 'a@b.example', firstName: 'A' }, 'Not created: '],
    ['bookings.categories', { json: '{ "category": {} }' }, 'category.name is required'],
    ['bookings.categories', { json: '{' }, 'Not created: it is not JSON: '],
  ])('of %s that the platform refuses says why, and keeps the form %j', async (collection, fields, text) => {
    const before = emulator.snapshot()[collection]
    const refused = await submit(`/${collection}/new`, fields)
    expect(refused.status).toBe(422)
    expect(refused.html).toMatch(/class="problem" role="alert" tabindex="-1" autofocus/)
    expect(refused.html).toContain(text)
    for (const value of Object.values<string>(fields))
      if (!value.startsWith('{') && value !== 'none') expect(refused.html).toContain(`value="${value}"`)
    expect(emulator.snapshot()[collection]).toEqual(before)
  })

  it('cannot be made where no operation makes one', async () => {
    expect((await open('/bookings.classRules')).html).not.toContain('?new')
    expect((await open('/bookings.classRules?new')).status).toBe(404)
    expect((await submit('/bookings.classRules/new', { json: '{}' })).status).toBe(404)
    expect((await submit('/auth.tokenKeys/new', { json: '{}' })).status).toBe(404)
  })

  it('can be made on an empty platform, whose collections say how they fill', async () => {
    const own = await createEmulator({ port: 0, seed: 'empty' })
    try {
      expect(await (await fetch(own.url + section)).text()).toContain('stores.products')
      const page = await (await fetch(`${own.url}${section}/stores.products`)).text()
      expect(page).toContain('Nothing stored yet')
      expect(page).toContain('?new')
    } finally {
      await own.close()
    }
  })
})

describe('the deletion of an entity', () => {
  it('asks first, and says which entities would name one that is gone', async () => {
    const [service] = stored('bookings.services')
    const id = String(service?.['id'])
    const booked = stored('bookings.bookings').filter((booking) => JSON.stringify(booking).includes(id))
    const { html } = await open(`/bookings.services/${id}?remove`)
    expect(html).toContain(`Delete ${String(service?.['name'])}?`)
    expect(html).toMatch(
      new RegExp(
        `href="${section}/bookings.bookings\\?search=${id}">bookings.bookings</a>\\s*<span class="side">${booked.length}</span>`,
      ),
    )
    expect(stored('bookings.services')[0]).toEqual(service)
    expect((await submit(`/bookings.services/${id}/remove`, {})).status).toBe(303)
    expect((await open(`/bookings.services/${id}`)).status).toBe(404)
  })

  it('says when nothing names it', async () => {
    await submit('/stores.products/change', { json: '{ "id": "alone", "name": "Alone" }' })
    expect((await open('/stores.products/alone?remove')).html).toContain('No other entity names it.')
  })
})

describe('the changes of an entity', () => {
  /** The rows of each change: the path, and the values before and after it. */
  const changesOn = (html: string): string[][][] =>
    [...html.matchAll(/<ul class="rows differences">(.*?)<\/ul>/gs)].map(([, list = '']) =>
      [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, row = '']) =>
        [
          ...row.matchAll(
            /<(?:span class="mono path"|del class="mono"|ins class="mono")>(.*?)<\/(?:del|ins|span)>(?=\s)/gs,
          ),
        ].map(([, text = '']) => text.replace(/<span[^>]*>|<\/span>/g, '').replaceAll('&quot;', '"')),
      ),
    )
  it('are shown with the values before and after them, the latest first', async () => {
    const categories = '/bookings.categories'
    const { id, ...category } = last('bookings.categories')
    const json = (changes: Fields): string =>
      JSON.stringify({ id, ...category, ...changes }).replace(/"(20\d\d-[^"]+Z)"/g, '{"$date":"$1"}')
    expect(changesOn((await open(`${categories}/${String(id)}`)).html)).toEqual([])
    await submit(`${categories}/change`, { json: json({ name: 'Sauna' }) })
    await submit(`${categories}/change`, { json: json({ name: 'Steam', tags: ['hot'] }) })
    expect(changesOn((await open(`${categories}/${String(id)}`)).html)).toEqual([
      [
        ['name', 'before: "Sauna"', 'after: "Steam"'],
        ['tags[0]', 'after: "hot"'],
      ],
      [['name', `before: "${String(category['name'])}"`, 'after: "Sauna"']],
    ])
    emulator.reset()
    expect(changesOn((await open(`${categories}/${String(id)}`)).html)).toEqual([])
  })

  it('are kept for the last ten versions', async () => {
    const product = last('stores.products')
    const text = JSON.stringify(product).replace(/"(20\d\d-[^"]+Z)"/g, '{"$date":"$1"}')
    for (let price = 1; price <= 12; price++)
      await submit('/stores.products/change', { json: text.replace(/"slug":"[^"]+"/, `"slug":"s-${price}"`) })
    const changes = changesOn((await open(`/stores.products/${String(product['id'])}`)).html)
    expect(changes).toHaveLength(10)
    expect(changes[0]).toEqual([['slug', 'before: "s-11"', 'after: "s-12"']])
    expect(changes.at(-1)).toEqual([['slug', 'before: "s-2"', 'after: "s-3"']])
  })
})

describe('the JSON of an entity', () => {
  const text = (html: string): string => html.replaceAll('&quot;', '"').replace(/<[^>]+>/g, '')

  it('is shown as it is stored, and as answers hold it', async () => {
    const { id, heldUntil } = last('bookings.bookings')
    const storedText = text((await open(`/bookings.bookings/${String(id)}`)).html)
    const sentText = text((await open(`/bookings.bookings/${String(id)}?sent`)).html)
    expect(heldUntil).toBeInstanceOf(Date)
    expect([storedText.includes('"heldUntil"'), sentText.includes('"heldUntil"')]).toEqual([true, false])
    const service = String(last('bookings.services')['id'])
    expect(text((await open(`/bookings.services/${service}`)).html)).not.toContain('wix:image://')
    expect(text((await open(`/bookings.services/${service}?sent`)).html)).toMatch(
      /"image": "wix:image:[^]*"_createdDate": "2026-/,
    )
  })

  it('has one form where no operation answers with the entity', async () => {
    const { html } = await open(`/emulator.installation/this`)
    expect(html).not.toContain('As sent')
    expect((await open('/emulator.installation/this?sent')).status).toBe(200)
  })
})
