import type { Service, TimeSlot } from '@frontdesk/bookings'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../auth/dependencies.ts'
import type { RedirectSession } from '../auth/redirect-session.ts'
import { backAddress } from './checkout-page.ts'
import { alert, type Problem } from './form.ts'
import { layout } from './layout.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import { formatAmount } from './order-summary.ts'
import { callbackAddress, formToken, samePath } from './request.ts'

const day = 24 * 60 * 60_000

/** `YYYY-MM-DD`, some days after another one. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** This page's address with other parameters. */
const addressWith = (c: HonoContext, changes: Readonly<Record<string, string | undefined>>): string => {
  const url = new URL(c.req.url)
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  return '/pages/calendar' + url.search
}

const goBack = (session: RedirectSession): Markup => {
  const back = backAddress(session)
  return back ? html`<a class="button plain wide" href="${back}">Go back</a>` : nothing
}

const priceOf = ({ payment }: Service, currency: string): string => {
  const { rateType, fixed, varied, custom } = payment ?? {}
  if (rateType === 'NO_FEE') return 'Free'
  if (rateType === 'CUSTOM') return custom?.description ?? ''
  const from = varied?.minPrice ?? varied?.defaultPrice
  const { value, currency: own = currency } = (rateType === 'VARIED' ? from : fixed?.price) ?? {}
  if (value === undefined) return ''
  return rateType === 'VARIED' ? `From ${formatAmount(value, own)}` : formatAmount(value, own)
}

/** The services that can be booked. */
export const serviceListPage = (
  c: HonoContext,
  { business }: Context,
  session: RedirectSession,
  services: readonly Service[],
): Markup =>
  layout(
    { title: 'Book a time', business },
    html`<div class="card">
      <header>
        <h1>Book a time</h1>
        <p class="muted">at ${business.name}</p>
      </header>
      ${
        services.length
          ? html`<ul class="actions">
              ${services.map(
                (service) =>
                  html`<li>
                    <a
                      class="button quiet account wide"
                      href="${addressWith(c, { service: service.id, from: undefined })}"
                      ><span class="grow"
                        >${service.name}<span class="small">${service.tagLine ?? ''}</span></span
                      ><span class="price">${priceOf(service, business.currency)}</span></a
                    >
                  </li>`,
              )}
            </ul>`
          : html`<p class="notice">Nothing can be booked here at the moment.</p>`
      }
      ${goBack(session)}
    </div>`,
  )

/** The city that a time zone is named after: `New York` for `America/New_York`. */
const cityOf = (timeZone: string): string =>
  timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

export interface CalendarPage {
  readonly session: RedirectSession
  readonly service: Service
  /** `YYYY-MM-DD`, as are the others. */
  readonly today: string
  readonly from: string
  readonly shownDays: number
  readonly times: readonly TimeSlot[]
  readonly problem?: Problem | undefined
}

/** The value that a form sends for a time: the session of a class, or start and end. */
const valueOf = ({ eventInfo, localStartDate, localEndDate }: TimeSlot): string =>
  eventInfo?.eventId ?? `${localStartDate ?? ''}/${localEndDate ?? ''}`

/** A session of a class: when it is, who gives it, how many places are left. */
const sessionButton = (slot: TimeSlot, dayName: string): Markup => {
  const { localStartDate = '', availableResources = [], bookableCapacity } = slot
  const staff = availableResources.flatMap(({ resources = [] }) => resources.map(({ name = '' }) => name))
  return html`<button class="quiet account wide" name="time" value="${valueOf(slot)}">
    <span class="grow"
      >${localStartDate.slice(11, 16)}<span class="hidden"> on ${dayName}</span
      ><span class="small">${staff.length ? `with ${staff.join(', ')}` : nothing}</span></span
    >
    ${bookableCapacity === undefined ? nothing : html`<span class="small">${bookableCapacity} left</span>`}
  </button>`
}

const timeButton = (slot: TimeSlot, dayName: string): Markup =>
  html`<button class="quiet slim" name="time" value="${valueOf(slot)}">
    <span>${(slot.localStartDate ?? '').slice(11, 16)}<span class="hidden"> on ${dayName}</span></span>
  </button>`

const parts = [
  { name: 'Morning', from: '00:00', to: '12:00' },
  { name: 'Afternoon', from: '12:00', to: '17:00' },
  { name: 'Evening', from: '17:00', to: '24:00' },
] as const

/** The times of a part of the day. */
const partOfDay = (
  { name, from, to }: (typeof parts)[number],
  slots: readonly TimeSlot[],
  dayName: string,
): Markup => {
  const own = slots.filter(({ localStartDate = '' }) => {
    const time = localStartDate.slice(11, 16)
    return time >= from && time < to
  })
  return own.length
    ? html`<div class="part">
        <h3>${name}</h3>
        ${
          own[0]?.eventInfo
            ? html`<div class="actions">${own.map((slot) => sessionButton(slot, dayName))}</div>`
            : html`<div class="times">${own.map((slot) => timeButton(slot, dayName))}</div>`
        }
      </div>`
    : nothing
}

/** Leads to each day that has free times. */
const dayStrip = (days: readonly string[], times: readonly TimeSlot[]): Markup => {
  const format = (date: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
  return html`<ul class="days">
    ${days.map((date) => {
      const count = times.filter(({ localStartDate = '' }) => localStartDate.startsWith(date)).length
      const name = html`<span aria-hidden="true">${format(date, { weekday: 'short' })}</span
        ><strong aria-hidden="true">${format(date, { day: 'numeric' })}</strong
        ><span class="hidden"
          >${format(date, { weekday: 'long', day: 'numeric', month: 'long' })}:
          ${count ? `${count} ${count === 1 ? 'time' : 'times'}` : 'no times'}</span
        >`
      return html`<li>${count ? html`<a href="#day-${date}">${name}</a>` : html`<span>${name}</span>`}</li>`
    })}
  </ul>`
}

/** The free times of a service, some days at once. */
export const calendarPage = (c: HonoContext, context: Context, page: CalendarPage): Markup => {
  const { session, service, today, from, shownDays, times, problem } = page
  const { business } = context
  const weekday = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const shortOf = (date: string): string => short.format(new Date(`${date}T00:00:00Z`))
  const nameOf = (date: string): string => weekday.format(new Date(`${date}T00:00:00Z`))
  const days = Array.from({ length: shownDays }, (_, index) => dayAfter(from, index))
  const earlier = dayAfter(from, -shownDays)
  const ownList = session.callbacks.bookingsServiceListUrl
  const otherServices = ownList
    ? callbackAddress(ownList, session, session.identity.kind === 'member')
    : addressWith(c, { service: undefined, from: undefined })
  const daySection = (date: string): Markup => {
    const own = times.filter(({ localStartDate = '' }) => localStartDate.startsWith(date))
    return own.length
      ? html`<section class="section" id="day-${date}">
          <h2>${nameOf(date)}</h2>
          ${parts.map((part) => partOfDay(part, own, nameOf(date)))}
        </section>`
      : nothing
  }
  return layout(
    { title: service.name, business },
    html`<div class="card">
      <header>
        <h1>${service.name}</h1>
        <p class="muted">
          ${[service.tagLine, priceOf(service, business.currency)].filter(Boolean).join(' · ')}
        </p>
        <p class="muted small">Times in ${cityOf(business.timeZone)}</p>
      </header>
      ${alert(problem)}
      <nav class="pager" aria-label="Days">
        ${from > today ? html`<a href="${addressWith(c, { from: earlier > today ? earlier : today })}">Earlier days</a>` : html`<span></span>`}
        <span class="muted">${shortOf(from)} to ${shortOf(dayAfter(from, shownDays - 1))}</span>
        <a href="${addressWith(c, { from: dayAfter(from, shownDays) })}">Later days</a>
      </nav>
      ${dayStrip(days, times)}
      <form method="post" action="${samePath(c, '/pages/calendar')}" class="sections">
        ${formToken(c, context)} ${days.map(daySection)}
        ${times.length ? nothing : html`<p class="notice">There are no free times on these days.</p>`}
      </form>
      <div class="actions">
        <a class="button plain wide" href="${otherServices}">Choose something else</a>
        ${goBack(session)}
      </div>
    </div>`,
  )
}
