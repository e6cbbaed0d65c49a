// #region fixtures
import { test as base, type Page } from '@playwright/test'

const emulator = 'http://127.0.0.1:4600/_emulator'
const start = new Date('2026-05-04T09:00:00Z')

/** The emulator over HTTP. */
interface Emulator {
  /** Moves the clock of the emulator and that of the page, in milliseconds. */
  advance(milliseconds: number): Promise<void>
  /** Lets requests go wrong. */
  addFault(rule: object): Promise<void>
}

export const test = base.extend<{ emulator: Emulator }>({
  emulator: [
    async ({ page, request }, use) => {
      const send = async (path: string, data?: object) => {
        const response = await request.post(`${emulator}${path}`, { data })
        if (!response.ok()) throw new Error(await response.text())
      }
      let now = start.getTime()
      await send('/reset')
      await page.clock.setFixedTime(now)
      await use({
        async advance(milliseconds) {
          now += milliseconds
          await send('/clock', { advance: milliseconds })
          await page.clock.setFixedTime(now)
        },
        addFault: (rule) => send('/faults', rule),
      })
    },
    { auto: true },
  ],
})

/** Signs in at the sign-in page of the platform, as a person does. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}
// #endregion fixtures
