import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Line {
  id: string
  package: string
}

/** The ids of the operations that the sources of a package export. */
const declaredIn = (name: string): string[] => {
  const folder = join(root, 'packages', name, 'src')
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /(?<!\.schema)\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /^export const \w+: (?:Read|Write)<[\s\S]+?\(\s*\{\s+id: '([\w.]+)',$/gm,
      ),
    ])
    .map(([, id = '']) => id)
}

it('prints every operation with its declaration, one in each line', () => {
  const output = execFileSync(process.execPath, [join(root, 'tooling/operations.mjs')], { encoding: 'utf8' })
  const lines = output.trimEnd().split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '{"id":"auth.oauth.requestTokens","package":"auth","kind":"write","method":"POST","path":"/oauth2/token","elevated":false}',
      '{"id":"bookings.services.get","package":"bookings","kind":"read","method":"GET","path":"/v2/services/{serviceId}","elevated":false}',
      '{"id":"bookings.bookings.confirm","package":"bookings","kind":"write","method":"POST","path":"/v2/bookings/{bookingId}/confirm","elevated":true}',
      '{"id":"stores.collections.getBySlug","package":"stores","kind":"read","method":"GET","path":"/v1/collections/slug/{slug}","elevated":false}',
    ]),
  )
  const printed = lines.map((line) => JSON.parse(line) as Line)
  for (const name of ['auth', 'bookings', 'ecom', 'payments', 'stores']) {
    const ids = printed.filter((own) => own.package === name).map(({ id }) => id)
    expect(ids).toEqual(declaredIn(name).sort())
  }
})
