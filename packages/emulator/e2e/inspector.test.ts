import type { Server } from 'node:http'
import { createEmulator, type Emulator } from '@frontdesk/emulator'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tooling/chromium.mjs'
import { inspect, makeTraffic, openPage, refusingReceiver, submit } from './inspector-pages.ts'

let browser: Browser
let emulator: Emulator
let server: Server
let addresses: string[]
let opened: { page: Page; problems: string[] }[] = []

beforeAll(async () => {
  const receiver = await refusingReceiver()
  ;({ server } = receiver)
  emulator = await createEmulator({ port: 0, onError: () => undefined })
  addresses = await makeTraffic(emulator, receiver.url)
  browser = await chromium.launch({ executablePath: await chromiumPath() })
})

afterEach(async () => {
  for (const { page, problems } of opened) {
    await page.context().close()
    expect(problems, 'errors on the page').toEqual([])
  }
  opened = []
})

afterAll(async () => {
  await browser.close()
  await emulator.close()
  server.close()
})

const open = async (path: string, options?: Parameters<typeof openPage>[1]): Promise<Page> => {
  const made = await openPage(browser, options)
  opened.push(made)
  await made.page.goto(emulator.url + path)
  return made.page
}

describe('every page', () => {
  it('is open to everybody and keeps to its security policy, with data', async () => {
    const { page } = await openPage(browser)
    for (const path of addresses) await inspect(page, emulator.url + path)
    await page.context().close()
  }, 60_000)

  it('is so without data', async () => {
    const empty = await createEmulator({ port: 0, seed: 'empty' })
    const { page, problems } = await openPage(browser)
    try {
      for (const path of [
        '/',
        '/inspector/log',
        '/inspector/requests',
        '/inspector/entities',
        '/inspector/entities/stores.products',
        '/inspector/outbox',
        '/inspector/webhooks',
        '/inspector/clock',
        '/inspector/faults',
      ])
        await inspect(page, empty.url + path)
      expect(problems).toEqual([])
    } finally {
      await page.context().close()
      await empty.close()
    }
  }, 60_000)
})

/** The element that has the focus: its text or label; `body` where nothing has it. */
const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return 'body'
    return (activeElement.getAttribute('aria-label') ?? activeElement.textContent).trim()
  })

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

const focused = async (target: Locator): Promise<void> => {
  await expect.poll(() => hasFocus(target), { message: `the focus is on ${target.toString()}` }).toBe(true)
}

/** Loads the page again and goes to an element with the Tab key, as somebody does who uses no mouse. */
const reach = async (target: Locator): Promise<void> => {
  const page = target.page()
  await page.reload()
  await target.waitFor()
  for (let presses = 0; presses < 150; presses++) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${target.toString()}`)
}

const link = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name, exact: typeof name === 'string' })
    .first()
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }).first()

describe('the keyboard alone, from a reload,', () => {
  /** Presses a link or a button that leads to another page, and waits for that page. */
  const enter = async (target: Locator): Promise<void> => {
    await reach(target)
    const page = target.page()
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  }

  it('makes an entity, edits it and deletes it, and the focus is where the work is', async () => {
    const page = await open('/inspector/entities')
    await enter(link(page, 'categories'))
    await enter(link(page, 'New'))
    await expect.poll(() => focusOf(page)).toContain('New category')
    await reach(page.getByLabel('Body of the request'))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('{ "category": {} }')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    // A refusal is read first.
    await expect.poll(() => focusOf(page)).toBe('Not created: category.name is required.')
    await page.goto(`${emulator.url}/inspector/entities/bookings.categories?new`)
    await reach(page.getByLabel('Body of the request'))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('{ "category": { "name": "Sauna" } }')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => focusOf(page)).toBe('Sauna')
    await enter(link(page, 'Edit'))
    await page.getByRole('textbox', { name: 'JSON' }).waitFor()
    await focused(page.getByRole('textbox', { name: 'JSON' }))
    await page.goBack()
    await enter(link(page, 'Delete'))
    await expect.poll(() => focusOf(page)).toBe('Delete')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('link', { name: 'Sauna' }).count()).toBe(0)
  })

  it('moves the clock and undoes that, and hears what became due', async () => {
    const page = await open('/inspector/clock')
    const before = emulator.clock.offset()
    await enter(button(page, '+1 hour'))
    await expect.poll(() => focusOf(page)).toMatch(/^The clock went from /)
    expect(emulator.clock.offset() - before).toBeGreaterThan(3_590_000)
    await enter(button(page, 'Undo'))
    await expect.poll(() => Math.abs(emulator.clock.offset() - before)).toBeLessThan(60_000)
    await reach(page.getByLabel('Name of the snapshot'))
    await page.keyboard.press('Enter')
    await focused(page.getByLabel('Name of the snapshot'))
    expect(await page.getByRole('alert').textContent()).toBe('The name must be a name for the snapshot.')
  })

  it('reads a mail in every form, and deletes it', async () => {
    const page = await open('/inspector/outbox')
    const count = emulator.outbox.length
    const subject = emulator.outbox.at(-1)?.subject ?? ''
    await enter(link(page, new RegExp(subject)))
    await expect.poll(() => focusOf(page)).toBe(subject)
    await enter(link(page, 'Headers'))
    await page.getByText('Message-ID:').waitFor()
    await enter(button(page, 'Delete'))
    await expect.poll(() => emulator.outbox.length).toBe(count - 1)
    await page.getByRole('heading', { level: 1, name: 'Mail' }).waitFor()
  })

  it('goes to pages and rows by single keys', async () => {
    const page = await open('/')
    await button(page, 'Keys ?').waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('d')
    await page.getByRole('heading', { level: 1, name: 'Data' }).waitFor()
    await page.goto(`${emulator.url}/inspector/requests`)
    await button(page, 'Keys ?').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.drawer').count()).toBe(1)
    await button(page, 'Keys ?').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.drawer').count()).toBe(0)
  })
})

describe('the search in JSON', () => {
  it('opens the parts that hold the text and marks it, and folds them again without the text', async () => {
    const page = await open('/inspector/entities/stores.products')
    await page.locator('tbody a').first().click()
    const field = page.getByRole('searchbox', { name: 'Find in this JSON' })
    const name = page.locator('.json .k', { hasText: '"altText"' }).first()
    const folded = page.locator('.json details:not([open])')
    await field.waitFor()
    const before = await folded.count()
    expect(await name.isVisible()).toBe(false)
    await field.fill('ALTTEXT')
    await name.waitFor()
    expect(await page.locator('.find output').textContent()).toMatch(/^[1-9]\d* found$/)
    expect(await page.evaluate(() => CSS.highlights.get('found')?.size)).toBeGreaterThan(0)
    await field.press('Enter')
    await field.fill('')
    await expect.poll(() => folded.count()).toBe(before)
    expect(await page.locator('.find output').textContent()).toBe('')
  })
})

describe('a page that follows what happens', () => {
  const rowsOf = (page: Page): Locator => page.locator('tbody tr')
  /** The text and the address of the row that has the focus. */
  const focusedRow = (page: Page): Promise<(string | null)[]> =>
    page.evaluate(() => [
      document.activeElement?.getAttribute('href') ?? null,
      document.activeElement?.textContent.trim() ?? null,
    ])

  it('shows a new request without being loaded again, and a link keeps the focus', async () => {
    const page = await open('/inspector/requests')
    await button(page, 'Pause updates').waitFor()
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
    const before = await rowsOf(page).count()
    await page.keyboard.press('j')
    const focused = await focusedRow(page)
    await fetch(`${emulator.url}/v1/products/unknown`)
    await expect.poll(() => rowsOf(page).count()).toBe(before + 1)
    expect(await focusedRow(page)).toEqual(focused)
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-same-page'))).toBe(true)
  })

  it('keeps the focus on a row that leads to the same place as another, and on a button', async () => {
    await submit(emulator, '/inspector/clock', { advance: '60000' })
    const page = await open('/inspector/log')
    // The move of the clock leads to a page that the rail leads to as well.
    const moved = page.getByRole('main').getByRole('link', { name: 'The clock was moved' })
    await button(page, 'Pause updates').waitFor()
    await moved.focus()
    const before = await rowsOf(page).count()
    await fetch(`${emulator.url}/v1/products/unknown`)
    await expect.poll(() => rowsOf(page).count()).toBe(before + 1)
    await focused(moved)
    await page.goto(emulator.url)
    const copy = button(page, 'Copy the client id')
    await copy.focus()
    const failed = page.getByRole('link', { name: /refused or failed/ })
    const count = await failed.textContent()
    await fetch(`${emulator.url}/v1/products/unknown`)
    await expect.poll(() => failed.textContent()).not.toBe(count)
    await focused(copy)
  })

  it('is read out as a count of new rows, at intervals', async () => {
    const page = await open('/inspector/log')
    await page.clock.install()
    await page.reload()
    await button(page, 'Pause updates').first().waitFor()
    const status = page.getByRole('status')
    expect(await status.textContent()).toBe('')
    const arrive = async (requests: number): Promise<void> => {
      const before = await rowsOf(page).count()
      for (let sent = 0; sent < requests; sent++) await fetch(`${emulator.url}/v1/products/unknown`)
      await expect.poll(() => rowsOf(page).count()).toBe(before + requests)
    }
    await arrive(3)
    expect(await status.textContent()).toBe('')
    await page.clock.runFor(1_000)
    expect(await status.textContent()).toBe('3 new rows.')
    await arrive(1)
    await page.clock.runFor(9_000)
    expect(await status.textContent()).toBe('3 new rows.')
    await page.clock.runFor(1_000)
    expect(await status.textContent()).toBe('1 new row.')
  })

  it('is walked by the arrow keys from a reload, and Enter opens the row', async () => {
    const page = await open('/inspector/log')
    const rows = page.locator('tbody a[data-drawer]')
    await reach(rows.first())
    await page.keyboard.press('ArrowUp')
    await focused(rows.first())
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await focused(rows.nth(2))
    await page.keyboard.press('End')
    await focused(rows.last())
    await page.keyboard.press('ArrowDown')
    await focused(rows.last())
    await page.keyboard.press('Home')
    await focused(rows.first())
    const address = await rows.first().getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(emulator.url + (address ?? ''))
  })

  it('is paused and resumed by the keyboard, and a reload keeps the pause', async () => {
    const page = await open('/inspector/log')
    const pause = page.getByRole('main').getByRole('button', { name: 'Pause updates' })
    const resume = page.getByRole('main').getByRole('button', { name: 'Resume updates' })
    await reach(pause)
    await page.keyboard.press('Enter')
    await focused(resume)
    expect(await page.getByRole('status').textContent()).toBe('The updates are paused.')
    await reach(resume)
    const before = await rowsOf(page).count()
    await fetch(`${emulator.url}/v1/products/unknown`)
    // The page that is updated sees the request: the paused one would have seen it, too.
    const other = await open('/inspector/log')
    await expect.poll(() => rowsOf(other).count()).toBe(before + 1)
    expect(await rowsOf(page).count()).toBe(before)
    await page.keyboard.press('Enter')
    await expect.poll(() => rowsOf(page).count()).toBe(before + 1)
    await focused(pause)
    expect(await page.getByRole('status').textContent()).toBe('The page is updated again.')
  })
})

describe('without JavaScript', () => {
  it('every page reads', async () => {
    const page = await open('/', { javaScriptEnabled: false })
    for (const path of addresses) {
      await page.goto(emulator.url + path)
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
    }
  })

  it('every form works', async () => {
    const page = await open('/inspector/clock', { javaScriptEnabled: false })
    const before = emulator.clock.offset()
    await button(page, '+1 hour').click()
    await button(page, 'Undo').click()
    expect(Math.abs(emulator.clock.offset() - before)).toBeLessThan(60_000)
    await page.getByLabel('Name of the snapshot').fill('By hand')
    await button(page, 'Keep').click()
    await button(page, 'Restore By hand').click()
    await button(page, 'Remove By hand').click()
    expect(emulator.timeMachine.snapshots.filter(({ name }) => name === 'By hand')).toEqual([])

    await page.goto(`${emulator.url}/inspector/entities/stores.products`)
    await link(page, 'New').click()
    await page.getByLabel('Name', { exact: true }).fill('Cork block')
    await button(page, 'Create').click()
    await page.getByRole('heading', { level: 2, name: 'Cork block' }).waitFor()
    await page.getByLabel('Search').fill('cork block')
    await button(page, 'Find').click()
    await link(page, 'Cork block').click()
    await link(page, 'Edit').click()
    const text = page.getByRole('textbox', { name: 'JSON' })
    await text.fill((await text.inputValue()).replace('Cork block', 'Cork brick'))
    await button(page, 'Save').click()
    await page.getByRole('heading', { level: 2, name: 'Cork brick' }).waitFor()
    await link(page, 'Delete').click()
    await button(page, 'Delete').click()
    await page.getByRole('heading', { level: 1, name: 'stores.products' }).waitFor()
    expect(JSON.stringify(emulator.snapshot()['stores.products'])).not.toContain('Cork brick')

    await page.goto(`${emulator.url}/inspector/webhooks`)
    const known = emulator.webhooks.subscriptions.length
    await page.getByRole('textbox', { name: /Address/ }).fill('https://example.com/hook')
    await button(page, 'Subscribe').click()
    await page.getByRole('alert').waitFor()
    expect(emulator.webhooks.subscriptions).toHaveLength(known)

    await page.goto(`${emulator.url}/inspector/faults`)
    await button(page, 'Turn off').click()
    expect(emulator.faults.list().filter(({ disabled }) => !disabled)).toEqual([])

    const mail = { id: 'mail', to: 'ana@example.com', subject: 'Hello', text: 'Until soon' }
    const json = JSON.stringify({ ...mail, createdDate: { $date: '2026-05-04T09:00:00.000Z' } })
    await submit(emulator, '/inspector/entities/emulator.mails/change', { json })
    await page.goto(`${emulator.url}/inspector/outbox?clear`)
    await button(page, 'Delete').click()
    expect(emulator.outbox).toEqual([])
  })
})
