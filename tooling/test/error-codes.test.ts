import * as auth from '@frontdesk/auth'
import * as bookings from '@frontdesk/bookings'
import * as core from '@frontdesk/core'
import * as ecom from '@frontdesk/ecom'
import * as payments from '@frontdesk/payments'
import * as stores from '@frontdesk/stores'
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { errorCodesOn } from '../tsup.ts'

interface Explained {
  code: string
  text: string
}

interface Found {
  declared: string[]
  meanings: Explained[]
  thrown: { name: string; comment: string }[]
}

interface ErrorCodes {
  readErrorCodes(source: string): Found
  writeErrorCodes(
    page: string,
    found: Omit<Found, 'thrown'> & { thrown: (Explained & { name: string })[] },
    advice: Record<string, string>,
  ): { text: string; bare: string[]; unused: string[] }
  loadErrorCodes(): Parameters<ErrorCodes['writeErrorCodes']>[1]
}

const { loadErrorCodes, readErrorCodes, writeErrorCodes } = (await import(
  new URL('../docs/error-codes.mjs', import.meta.url).href
)) as ErrorCodes

const source = `
/**
 * Why.
 *
 * - \`LATE\`, \`EARLY\`: the time
 *   is wrong.
 */
export type RoomErrorCode = Open<'LATE' | 'EARLY' | 'FULL'>
throw new FrontdeskError('No', { code: 'GONE', cause: { code: 'ECONNRESET' } })
/** @throws ApplicationError \`FULL\` when nothing is free. */
export const bookRoom: Write = write({})
`

describe('the codes of errors', () => {
  it('are read from types, comments and the errors that are made', () => {
    expect(readErrorCodes(source)).toEqual({
      declared: ['GONE', 'LATE', 'EARLY', 'FULL'],
      meanings: [
        { code: 'LATE', text: 'the time is wrong.' },
        { code: 'EARLY', text: 'the time is wrong.' },
      ],
      thrown: [{ name: 'bookRoom', comment: 'ApplicationError `FULL` when nothing is free.' }],
    })
  })

  it('are written below the mark, without those that the page explains, and those without advice are told', () => {
    const mark =
      '<!-- Written by "pnpm run docs" from the doc comments of the packages and tooling/docs/error-advice.mjs. -->'
    const page = `# Codes\n\n### GONE\n\nIt is gone.\n\n${mark}\n\nold\n`
    const { text, bare, unused } = writeErrorCodes(
      page,
      {
        declared: ['GONE', 'LATE', 'FULL', 'ODD'],
        meanings: [{ code: 'LATE', text: 'the time is wrong.' }],
        thrown: [
          { code: 'FULL', name: 'moveRoom', text: 'when nothing is free' },
          { code: 'FULL', name: 'bookRoom', text: 'when nothing is free' },
        ],
      },
      {
        LATE: 'The time is over. Choose another one.',
        FULL: 'No room is free. Try again tomorrow.',
        STALE: 'No operation throws this.',
        GONE: 'The page explains this.',
      },
    )
    expect(text.split(`${mark}\n\n`)).toEqual([
      '# Codes\n\n### GONE\n\nIt is gone.\n\n',
      [
        '## Codes of the operations',
        '### FULL\n\nNo room is free. Try again tomorrow.\n\nThrown by:\n\n- `bookRoom`, `moveRoom` when nothing is free',
        '### LATE\n\nThe time is over. Choose another one.',
        '### ODD\n',
      ].join('\n\n'),
    ])
    expect(bare).toEqual(['ODD'])
    expect(unused).toEqual(['STALE', 'GONE'])
  })

  it('of a sentence are told from other names in capitals', () => {
    const { thrown } = loadErrorCodes()
    const codesOf = (name: string) => thrown.filter((one) => one.name === name).map(({ code }) => code)
    expect(codesOf('getCollectionBySlug')).toEqual(['NOT_FOUND'])
    expect(codesOf('rescheduleBooking')).toContain('INVALID_BOOKING_STATUS')
    expect(codesOf('createManualTaxMapping')).toEqual([
      'ALREADY_EXISTS',
      'TAX_GROUP_NOT_FOUND',
      'TAX_REGION_NOT_FOUND',
    ])
    expect(thrown.filter(({ code }) => code === 'CONFIRMED')).toEqual([])
  })

  it('have advice that names only functions of the packages', async () => {
    const { errorAdvice } = (await import(new URL('../docs/error-advice.mjs', import.meta.url).href)) as {
      errorAdvice: Record<string, string>
    }
    const all: readonly object[] = [auth, bookings, core, ecom, payments, stores]
    const calls = Object.values(errorAdvice).flatMap((text) =>
      [
        ...text.matchAll(
          /`((?:add|bulk|calculate|confirm|create|decline|get|list|query|set|start|update)[A-Z]\w+)`/g,
        ),
      ].map(([, name = '']) => name),
    )
    expect(calls).toContain('listAddOnGroups')
    expect(calls.filter((name) => !all.some((entry) => name in entry))).toEqual([])
  })
})

it.each([
  [undefined, '@frontdesk/core/docs/guide/error-codes.md'],
  ['https://docs.example.com/frontdesk/', 'https://docs.example.com/frontdesk/guide/error-codes.html'],
])('with the homepage %s errors lead to %s', async (homepage, page) => {
  const entry = fileURLToPath(new URL('../../packages/core/src/error-codes-page.ts', import.meta.url))
  const { outputFiles } = await build({
    entryPoints: [entry],
    write: false,
    format: 'esm',
    plugins: [errorCodesOn(homepage)],
  })
  expect(outputFiles[0]?.text).toContain(`"${page}"`)
})
