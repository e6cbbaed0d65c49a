import { beforeEach, describe, expect, it } from 'vitest'
import type { Identity } from '../../src/kernel/handler.ts'
import { testCards } from '../../src/ecom/test-card.ts'
import type { CheckoutView } from '../../src/ecom/checkout/checkout-view.ts'
import { createBrowser, createPlatform, type Page, type Platform } from './platform.ts'
import { checkouts, service, shipped, shop } from './shop.ts'

const visitor: Identity = { kind: 'visitor', visitorId: 'v-1' }
const callbacks = {
  postFlowUrl: 'http://localhost:5173/cart',
  thankYouPageUrl: 'http://localhost:5173/thanks?lang=en',
}
const contact = { firstName: 'Ines', lastName: 'Prado', email: 'ines@example.com', phone: '+351 911 222 333' }
const address = { addressLine: 'Rua do Porto 1', city: 'Lisboa', postalCode: '1200-161', country: 'PT' }
const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '05/26', cardCvc: '123' }
const declined = { ...card, cardNumber: '4000000000000002' }
const buy = { intent: 'pay', ...contact, ...address, ...card }

let platform: Platform
let browser: ReturnType<typeof createBrowser>
beforeEach(() => {
  platform = createPlatform(shop)
  browser = createBrowser(platform)
})

const keep = (view: CheckoutView, owner = 'v-1') =>
  platform.run(visitor, ({ state }) => state.in(checkouts).put({ id: view.id, owner, view }))
const open = (view: CheckoutView, identity: Identity = visitor, input: object = { callbacks }) =>
  browser.open(platform.redirect(identity, { ecomCheckout: { checkoutId: view.id }, ...input }).fullUrl)
const kept = (view: CheckoutView) => platform.state.in(checkouts).get(view.id)!
const textOf = (page: Page, selector: string) =>
  [...page.document.querySelectorAll(selector)].map((element) =>
    element.textContent.replace(/\s+/g, ' ').trim(),
  )

/** The rows of a description list, as `term: text`. */
const rowsOf = (page: Page, selector: string) =>
  [...page.document.querySelectorAll(selector)].map((row) =>
    [...row.children].map(({ textContent }) => textContent.trim()).join(': '),
  )

describe('checkout', () => {
  it('shows what is bought and what it costs', async () => {
    keep(shipped)
    const page = await open(shipped)
    expect(page.status).toBe(200)
    expect(textOf(page, '.line .name')).toEqual(['Harbour mug, stoneware', 'Morning yoga on the pier'])
    expect(rowsOf(page, '.totals > div')).toEqual([
      'Subtotal: €54.00',
      'Discount: −€4.00',
      'Delivery: €5.00',
      'Gift wrapping: €2.00',
      'Tax: €0.50',
      'Total: €57.50',
      'Tax included: €10.35',
    ])
    expect(textOf(page, '.help dt')).toEqual(testCards.map(({ number }) => number))
    expect(page.document.querySelector('a.plain')?.getAttribute('href')).toBe(
      'http://localhost:5173/cart?wixMemberLoggedIn=false',
    )
  })

  it('places the order and goes to the thank-you page', async () => {
    keep(shipped)
    const { status, location } = await browser.submit(await open(shipped), buy)
    expect(status).toBe(303)
    const { order, contact: keptContact, address: keptAddress } = kept(shipped).view
    expect(location).toBe(`http://localhost:5173/thanks?lang=en&orderId=${order!.id}&wixMemberLoggedIn=false`)
    expect(keptContact).toEqual(contact)
    expect(keptAddress).toEqual(address)
    expect(kept(shipped).payment).toEqual({
      kind: 'card',
      outcome: 'approved',
      number: '4242 4242 4242 4242',
    })
  })

  it('has a thank-you page of its own', async () => {
    keep(shipped)
    const { location } = await browser.submit(await open(shipped, visitor, {}), buy)
    const page = await browser.open(location)
    expect(page.document.querySelector('h1')?.textContent).toBe('Thank you')
    expect(rowsOf(page, '.facts > div')).toEqual(['Order: 10042', 'Receipt sent to: ines@example.com'])
    expect(page.text).toContain('Your payment went through')
  })

  it('places the order once, however often it is sent', async () => {
    keep(shipped)
    const page = await open(shipped)
    const first = await browser.submit(page, buy)
    const second = await browser.submit(page, buy)
    expect(second.location).toBe(first.location)
    expect((await open(shipped)).location).toBe(first.location)
    expect(platform.mails).toHaveLength(1)
  })

  it('keeps everything but the card when the bank declines', async () => {
    keep(shipped)
    const page = await browser.submit(await open(shipped), { ...buy, ...declined })
    expect(page.status).toBe(402)
    expect(textOf(page, '[role=alert]')).toEqual([
      'The payment did not go through The bank declined this card. Nothing has been charged. Try another card',
    ])
    const [field, link] = [
      page.document.getElementById('cardNumber'),
      page.document.querySelector('[role=alert] a'),
    ]
    expect([link?.getAttribute('href'), field?.getAttribute('aria-invalid')]).toEqual(['#cardNumber', 'true'])
    expect(textOf(page, '#cardNumber-error')).toEqual(['The bank declined the last card. Enter another one'])
    expect(kept(shipped).view.order).toBeUndefined()
    for (const [name, value] of Object.entries({
      ...contact,
      addressLine: address.addressLine,
      cardNumber: '',
    }))
      expect(page.document.getElementById(name)?.getAttribute('value')).toBe(value)
    expect(page.document.querySelector('option[selected]')?.getAttribute('value')).toBe('PT')
    expect((await browser.submit(page, { ...card, intent: 'pay' })).status).toBe(303)
  })

  it('says beside each field what is wrong with it', async () => {
    keep(shipped)
    const page = await browser.submit(await open(shipped), {
      intent: 'pay',
      email: 'ines',
      phone: 'call me',
      cardCvc: '12',
      country: '',
    })
    expect(page.status).toBe(422)
    const fields = [
      'email',
      'firstName',
      'lastName',
      'phone',
      'addressLine',
      'postalCode',
      'city',
      'country',
      'cardNumber',
      'cardExpiry',
      'cardCvc',
    ]
    const links = [...page.document.querySelectorAll('[role=alert] a')].map((link) =>
      link.getAttribute('href')?.slice(1),
    )
    expect([...links].sort()).toEqual([...fields].sort())
    for (const field of fields) {
      const input = page.document.getElementById(field)!
      expect(input.getAttribute('aria-invalid')).toBe('true')
      expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(`${field}-error`)
      expect(page.document.getElementById(`${field}-error`)?.textContent).not.toBe('')
    }
    expect(page.document.getElementById('email')?.getAttribute('value')).toBe('ines')
  })

  it.each([
    [{ cardNumber: '4111 1111 1111 1111' }, 'cardNumber', 'Use one of the test cards; never a real card'],
    [{ cardExpiry: '04/26' }, 'cardExpiry', 'This card has expired'],
    [{ cardExpiry: '13/27' }, 'cardExpiry', 'Enter the expiry date as MM/YY'],
    [{ cardExpiry: 'May' }, 'cardExpiry', 'Enter the expiry date as MM/YY'],
    [{ cardCvc: '12a' }, 'cardCvc', 'The security code has 3 or 4 digits'],
  ])('refuses the card with %j', async (changes, field, text) => {
    keep(shipped)
    const page = await browser.submit(await open(shipped), { ...buy, ...changes })
    expect(page.status).toBe(422)
    expect(textOf(page, '.error')).toEqual([text])
    expect(page.document.querySelector(`[role=alert] a[href="#${field}"]`)).not.toBeNull()
  })

  it('never shows a card again that might be a real one', async () => {
    keep(shipped)
    const page = await browser.submit(await open(shipped), {
      ...buy,
      cardNumber: '4111111111111111',
      cardCvc: '987',
    })
    expect(page.text).not.toContain('4111111111111111')
    expect(page.text).not.toContain('987')
  })

  it('asks for no address when the customer comes for it', async () => {
    keep(shipped)
    const page = await browser.submit(await open(shipped), { intent: 'update', delivery: 'pickup' })
    expect(page.status).toBe(200)
    expect(rowsOf(page, '.totals > div')).toContain('Delivery: Free')
    const told = page.document.getElementById('total-status')!
    expect(told.textContent.trim()).toMatch(/^The total is now €\d+\.\d\d\.$/)
    expect(told.hasAttribute('autofocus')).toBe(true)
    expect(page.document.querySelector('[name=delivery][checked]')?.getAttribute('value')).toBe('pickup')
    const { status } = await browser.submit(page, { intent: 'pay', ...contact, ...card })
    expect(status).toBe(303)
    expect(kept(shipped).view.address).toBeUndefined()
  })

  describe('with a tip', () => {
    const tipped: CheckoutView = {
      ...service,
      tip: {
        presets: [
          { title: '10 %', amount: '6.00', choice: { tipType: 'PERCENTAGE', value: '10' } },
          { title: '15 %', amount: '9.00', choice: { tipType: 'PERCENTAGE', value: '15' } },
        ],
        allowsOwnAmount: true,
        chosen: { tipType: 'PERCENTAGE', value: '15' },
      },
    }
    const chosen = () => kept(tipped).view.tip?.chosen

    it('offers the presets, none and an amount of the customer’s own, and keeps the choice', async () => {
      keep(tipped)
      const page = await open(tipped)
      const buttons = [...page.document.querySelectorAll('[name=tip]')]
      expect(buttons.map((button) => button.getAttribute('value'))).toEqual([
        'none',
        'preset-0',
        'preset-1',
        'own',
      ])
      expect(buttons.map((button) => button.hasAttribute('checked'))).toEqual([false, false, true, false])
      const send = (fields: Record<string, string>) => browser.submit(page, { intent: 'update', ...fields })
      await send({ tip: 'preset-0' })
      expect(chosen()).toEqual({ tipType: 'PERCENTAGE', value: '10' })
      const own = await send({ tip: 'own', tipAmount: ' 2,50 ' })
      expect(chosen()).toEqual({ tipType: 'CUSTOM', value: '2.50' })
      expect(own.document.getElementById('tipAmount')?.getAttribute('value')).toBe('2,50')
      await send({ tip: 'none' })
      expect(chosen()).toEqual({ tipType: 'CUSTOM', value: '0' })
      await send({ tip: 'preset-7' })
      expect(chosen()).toEqual({ tipType: 'CUSTOM', value: '0' })
      expect((await open(tipped)).document.querySelector('[name=tip][checked]')?.getAttribute('value')).toBe(
        'none',
      )
    })

    it.each(['', 'five', '-5', '1.005', '99999999'])(
      'names the field when the amount is "%s"',
      async (amount) => {
        keep(tipped)
        const fields = { ...contact, paymentMethod: 'inPerson', intent: 'pay', tip: 'own', tipAmount: amount }
        const page = await browser.submit(await open(tipped), fields)
        expect(page.status).toBe(422)
        expect(textOf(page, '#tipAmount-error')).toEqual(['Enter the tip as an amount, such as €5.00'])
        expect(kept(tipped).view.order).toBeUndefined()
      },
    )

    it('takes no amount of their own where the business offers none', async () => {
      const { tip } = tipped
      keep({ ...tipped, ...(tip && { tip: { ...tip, allowsOwnAmount: false } }) })
      const page = await open(tipped)
      expect(page.document.getElementById('tipAmount')).toBeNull()
      await browser.submit(page, { intent: 'update', tip: 'own', tipAmount: '3' })
      expect(chosen()).toEqual({ tipType: 'PERCENTAGE', value: '15' })
    })
  })

  it('asks again when the address makes it dearer, and charges nothing before', async () => {
    keep(shipped)
    const page = await browser.submit(await open(shipped), { ...buy, country: 'IS' })
    expect(page.status).toBe(409)
    expect(textOf(page, '[role=alert] h2')).toEqual(['Please check the new total'])
    expect(rowsOf(page, '.totals .sum')).toEqual(['Total: €65.00'])
    expect(kept(shipped).view.order).toBeUndefined()
    expect((await browser.submit(page, { intent: 'pay' })).status).toBe(303)
  })

  it('tells what the platform says when the order cannot be placed, and keeps nothing of it', async () => {
    keep({ ...shipped, lines: [{ name: 'Sold out', quantity: 1, details: [], price: '1.00' }] })
    const page = await browser.submit(await open(shipped), buy)
    expect(page.status).toBe(409)
    expect(textOf(page, '[role=alert]')).toEqual(['The order could not be placed Sold out is sold out'])
    expect(page.document.getElementById('email')?.getAttribute('value')).toBe('ines@example.com')
    expect(kept(shipped).view.contact).toBeUndefined()
  })

  it('takes payment in person where the lines allow it', async () => {
    keep(service)
    const page = await open(service)
    expect(page.document.querySelector('[name=delivery]')).toBeNull()
    const { status } = await browser.submit(page, { intent: 'pay', ...contact, paymentMethod: 'inPerson' })
    expect(status).toBe(303)
    expect(kept(service).payment).toEqual({ kind: 'offline' })
  })

  it('takes no payment in person where they do not', async () => {
    keep(shipped)
    const page = await browser.submit(await open(shipped), {
      ...buy,
      cardNumber: '',
      paymentMethod: 'inPerson',
    })
    expect(page.status).toBe(422)
    expect(kept(shipped).view.order).toBeUndefined()
  })

  it('asks for no card when nothing is to pay', async () => {
    keep({ ...service, total: '0.00', payInPerson: false })
    const page = await open(service)
    expect(page.document.getElementById('cardNumber')).toBeNull()
    expect((await browser.submit(page, { intent: 'pay', ...contact })).status).toBe(303)
  })

  it('says when everything is paid at the visit', async () => {
    keep({ ...service, payNow: '0.00', payLater: '60.00' })
    const page = await open(service)
    expect(textOf(page, '.notice')).toEqual(['Nothing to pay now. You pay €60.00 at your visit.'])
    expect((await browser.submit(page, { intent: 'pay', ...contact })).status).toBe(303)
    expect(kept(service).payment).toEqual({ kind: 'offline' })
  })

  it('fills in what the member’s account says', async () => {
    const ana = '5e7a1ce0-0000-4000-8000-0000000000a1'
    keep(service, ana)
    const page = await open(service, { kind: 'member', memberId: ana })
    expect(
      ['firstName', 'lastName', 'email', 'phone'].map((name) =>
        page.document.getElementById(name)?.getAttribute('value'),
      ),
    ).toEqual(['Ana', 'Ferreira', 'ana@example.com', '+351 912 345 678'])
    const { location } = await browser.submit(page, { intent: 'pay', ...card })
    expect(new URL(location).searchParams.get('wixMemberLoggedIn')).toBe('true')
  })

  it('saves the card of a member who asks for it, and of nobody else', async () => {
    const ana = '5e7a1ce0-0000-4000-8000-0000000000a1'
    const paid = { kind: 'card', outcome: 'approved', number: '4242 4242 4242 4242' }
    const views = ['one', 'two', 'three'].map((id) => ({ ...service, id }))
    for (const view of views) keep(view, view.id === 'three' ? 'v-1' : ana)
    const pay = async (view: CheckoutView, identity: Identity, values: object) => {
      const page = await open(view, identity)
      await browser.submit(page, { ...buy, ...values })
      return { field: page.document.querySelector('input[name=saveCard]'), payment: kept(view).payment }
    }
    const member: Identity = { kind: 'member', memberId: ana }
    const saved = await pay(views[0]!, member, { saveCard: 'yes' })
    expect(saved.field?.getAttribute('type')).toBe('checkbox')
    expect(saved.field?.hasAttribute('checked')).toBe(false)
    expect(saved.payment).toEqual({ ...paid, save: true })
    expect((await pay(views[1]!, member, {})).payment).toEqual(paid)
    expect(await pay(views[2]!, visitor, { saveCard: 'yes' })).toEqual({ field: null, payment: paid })
  })

  it('escapes names and keeps hostile addresses as text', async () => {
    keep({
      ...service,
      lines: [{ name: '<img src=x onerror=alert(1)>', quantity: 1, details: ['"><b>'], price: '1.00' }],
    })
    const page = await open(service)
    expect(page.document.querySelectorAll('.lines img, .lines b')).toHaveLength(0)
    expect(textOf(page, '.line .name')).toEqual(['<img src=x onerror=alert(1)>'])
  })

  it('shows a checkout to nobody else', async () => {
    keep(shipped)
    const page = await open(shipped, { kind: 'visitor', visitorId: 'v-2' })
    expect(page.status).toBe(404)
    expect(page.document.querySelector('h1')?.textContent).toBe('This checkout does not exist')
  })

  it('opens without a redirect session by its unguessable address, and says when there is nothing in it', async () => {
    keep(service)
    expect((await browser.open('/pages/checkout/cart-2')).status).toBe(200)
    keep({ ...service, lines: [] })
    expect((await browser.open('/pages/checkout/cart-2')).document.querySelector('h1')?.textContent).toBe(
      'Your cart is empty',
    )
  })

  it('takes only forms of its own page', async () => {
    keep(shipped)
    const page = await browser.submit(await open(shipped), { ...buy, formToken: 'forged' })
    expect(page.status).toBe(403)
    expect(kept(shipped).view.order).toBeUndefined()
    expect((await browser.submit(page, { intent: 'pay' })).status).toBe(303)
  })
})
