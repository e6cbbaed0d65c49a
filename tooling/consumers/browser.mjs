// Opens what a consumer serves in Chromium.
import { chromium } from 'playwright-core'
import { chromiumPath } from '../chromium.mjs'

/** Opens an address and hands the page to `use`. An error of a script on the page is an error of the check. */
export async function openPage(url, use) {
  const browser = await chromium.launch({ executablePath: await chromiumPath() })
  try {
    const page = await browser.newPage()
    // A development server compiles a page when it is first opened.
    page.setDefaultTimeout(120_000)
    const errors = []
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
    await page.goto(url)
    const result = await use(page)
    if (errors.length > 0) throw new Error(`The page has errors.\n${errors.join('\n')}`)
    return result
  } catch (error) {
    throw new Error(`${url} in Chromium: ${error.message}`, { cause: error })
  } finally {
    await browser.close()
  }
}
