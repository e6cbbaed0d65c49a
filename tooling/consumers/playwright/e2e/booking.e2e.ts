// #region tests
import { expect, type Page } from '@playwright/test'
import { signIn, test } from './frontdesk'

async function chooseTime(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Deep-tissue massage' }).click()
  await page.getByRole('button', { name: 'Tue 5, 09:00' }).click()
}

async function book(page: Page): Promise<void> {
  await page.goto('/')
  await chooseTime(page)
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
}

test('a visitor books, and the time slot is free again when the hold has ended', async ({
  page,
  emulator,
}) => {
  await book(page)
  await expect(page.getByRole('status')).toContainText('is booked and in your cart')
  await emulator.advance(15 * 60_000)
  await page.goto('/')
  await chooseTime(page)
  await expect(page.getByLabel('Name')).toBeVisible()
})

test('a member is still signed in when the access token has expired', async ({ page, emulator }) => {
  await signIn(page, 'ana@example.com', 'harbour-ana-1')
  await emulator.advance(5 * 60 * 60_000)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
})

test('the page says that the platform is down', async ({ page, emulator }) => {
  await emulator.addFault({ operation: 'bookings.services.query', status: 503 })
  await page.goto('/')
  await expect(page.getByRole('alert')).toBeVisible()
})
// #endregion tests
