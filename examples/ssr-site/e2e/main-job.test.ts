import { it } from 'vitest'
import { bookBuyAndPay, fillSignIn } from '../../booking-site/e2e/journey.ts'
import { serveForTests } from '../../booking-site/e2e/site-under-test.ts'
import { serveRendered } from './rendered-site.ts'

const site = serveForTests(undefined, serveRendered)

it('lets a customer book, buy, pay, and find it all in the account', { timeout: 60_000 }, async () => {
  await bookBuyAndPay({
    page: site.page,
    url: site.url,
    // The link leads to the page of the platform.
    signIn: async (page) => {
      await page.waitForURL(`${site.emulator.url}/**`)
      await fillSignIn(page)
    },
  })
})
