import { addDays, listEventTimeSlots, type LocalDate } from '@frontdesk/bookings'
import { act, renderHook, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMonths,
  type CalendarMonth,
  dayByKey,
  lastDayOf,
  monthOf,
  sameDayIn,
  weeksOf,
} from '../src/calendar-month.ts'
import { useCalendarMonth } from '../src/index.ts'
import { fakeClient, wrapperFor } from './fake-client.tsx'

describe('the weeks of a month', () => {
  it('are whole, from the first weekday on', () => {
    expect(weeksOf('2026-06', 1)).toEqual([
      ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05', '2026-06-06', '2026-06-07'],
      ['2026-06-08', '2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13', '2026-06-14'],
      ['2026-06-15', '2026-06-16', '2026-06-17', '2026-06-18', '2026-06-19', '2026-06-20', '2026-06-21'],
      ['2026-06-22', '2026-06-23', '2026-06-24', '2026-06-25', '2026-06-26', '2026-06-27', '2026-06-28'],
      ['2026-06-29', '2026-06-30', '2026-07-01', '2026-07-02', '2026-07-03', '2026-07-04', '2026-07-05'],
    ])
    expect(weeksOf('2026-06', 0)[0]?.[0]).toBe('2026-05-31')
    expect(weeksOf('2027-02', 1)).toHaveLength(4)
    expect(weeksOf('2026-08', 0)).toHaveLength(6)
  })

  it('hold every day of every month once, in order', () => {
    const months = fc.tuple(fc.integer({ min: 1970, max: 2100 }), fc.integer({ min: 1, max: 12 }))
    fc.assert(
      fc.property(months, fc.constantFrom(0, 1, 2, 3, 4, 5, 6), ([year, number], first) => {
        const month = `${year}-${String(number).padStart(2, '0')}` as CalendarMonth
        const days = weeksOf(month, first as 0).flat()
        expect(days.length % 7).toBe(0)
        for (const [index, day] of days.entries()) expect(day).toBe(addDays(days[0]!, index))
        const own = days.filter((day) => monthOf(day) === month)
        expect([own[0], own.at(-1)]).toEqual([`${month}-01`, lastDayOf(month)])
        expect(days.length - own.length).toBeLessThan(14)
        expect(new Date(`${days[0]!}T00:00:00Z`).getUTCDay()).toBe(first)
      }),
    )
  })
})

it.each([
  ['ArrowLeft', false, '2026-03-30'],
  ['ArrowRight', false, '2026-04-01'],
  ['ArrowUp', false, '2026-03-24'],
  ['ArrowDown', false, '2026-04-07'],
  ['Home', false, '2026-03-30'],
  ['End', false, '2026-04-05'],
  ['PageUp', false, '2026-02-28'],
  ['PageDown', false, '2026-04-30'],
  ['PageUp', true, '2025-03-31'],
  ['PageDown', true, '2027-03-31'],
  ['Enter', false, undefined],
])('the key %s leads (with Shift: %s) to %s', (key, shiftKey, expected) => {
  expect(dayByKey('2026-03-31', { key, shiftKey }, 1)).toBe(expected)
})

it.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-06', 24, '2028-06'],
] as const)('%s and %i months are %s', (month, months, expected) => {
  expect(addMonths(month, months)).toBe(expected)
})

it('takes the last day of a month that has no such day', () => {
  expect(sameDayIn('2028-01-31', 1)).toBe('2028-02-29')
})

describe('useCalendarMonth', () => {
  const slot = (date: string) => ({
    localStartDate: `${date}T09:00:00`,
    localEndDate: `${date}T10:00:00`,
    bookable: true,
  })
  const open = (options: object = {}) => {
    const fake = fakeClient({
      [listEventTimeSlots.spec.id]: ({ fromLocalDate }: { fromLocalDate: string }) => ({
        // One session on the 15th of the month that is asked for.
        items: [slot(`${addDays(fromLocalDate.slice(0, 10) as LocalDate, 1).slice(0, 7)}-15`)],
        timeZone: 'Europe/Lisbon',
      }),
    })
    const hook = renderHook(
      () =>
        useCalendarMonth({
          serviceId: 'svc',
          serviceType: 'CLASS',
          today: '2026-06-10',
          timeZone: 'Europe/Lisbon',
          ...options,
        }),
      { wrapper: wrapperFor(fake.client) },
    )
    const windows = () =>
      (fake.inputs(listEventTimeSlots) as { fromLocalDate: string; toLocalDate: string }[]).map(
        ({ fromLocalDate, toLocalDate }) => [fromLocalDate.slice(0, 10), toLocalDate.slice(0, 10)],
      )
    const day = (date: string) => hook.result.current.weeks.flat().find((each) => each.date === date)
    return { ...hook, windows, day, view: () => hook.result.current }
  }

  it('shows this month from today on, and which days have times', async () => {
    const { view, day, windows } = open()
    expect(view()).toMatchObject({
      month: '2026-06',
      canGoBack: false,
      status: 'pending',
      firstDay: undefined,
    })
    expect(day('2026-06-15')).toEqual({
      date: '2026-06-15',
      isInMonth: true,
      isToday: false,
      isPast: false,
      isSelected: false,
      isFocused: false,
      slots: [],
      hasTimes: undefined,
    })
    await waitFor(() => expect(day('2026-06-15')?.hasTimes).toBe(true))
    expect(windows()).toEqual([['2026-06-09', '2026-07-02']])
    expect(day('2026-06-15')?.slots).toHaveLength(1)
    expect(day('2026-06-16')).toMatchObject({ hasTimes: false, isPast: false })
    expect(day('2026-06-09')).toMatchObject({ hasTimes: false, isPast: true })
    expect(day('2026-07-01')).toMatchObject({ hasTimes: undefined, isInMonth: false })
    expect(day('2026-06-10')).toMatchObject({ isToday: true, isFocused: true, isPast: false })
    expect(view().firstDay).toBe('2026-06-15')
  })

  it('chooses a day, and goes to and fro with one call for each month', async () => {
    const { view, day, windows } = open({ day: '2026-06-15' })
    await waitFor(() => expect(view().selected?.slots).toHaveLength(1))
    act(() => {
      view().previous()
    })
    expect(view().month).toBe('2026-06')
    act(() => {
      view().next()
    })
    await waitFor(() => expect(day('2026-07-15')?.hasTimes).toBe(true))
    expect(view()).toMatchObject({ month: '2026-07', canGoBack: true, selected: undefined })
    expect(day('2026-07-15')?.isFocused).toBe(true)
    act(() => {
      view().previous()
    })
    await waitFor(() => expect(view().selected?.date).toBe('2026-06-15'))
    act(() => {
      view().select('2026-07-15')
    })
    await waitFor(() => expect(view().selected?.date).toBe('2026-07-15'))
    expect(windows()).toEqual([
      ['2026-06-09', '2026-07-02'],
      ['2026-06-30', '2026-08-02'],
    ])
  })

  it('reads the month after ahead, once, and none that is over', async () => {
    const { view, windows } = open()
    await waitFor(() => expect(view().status).toBe('success'))
    await act(async () => {
      await Promise.all([view().prefetch('next'), view().prefetch('next'), view().prefetch('previous')])
    })
    expect(windows()).toHaveLength(2)
    act(() => {
      view().next()
    })
    expect(view().status).toBe('success')
    expect(windows()).toHaveLength(2)
  })

  it('moves by keys, into another month too, and keeps one day for the keyboard', async () => {
    const { view, day } = open({ month: '2026-06', day: '2026-06-30' })
    let led: string | undefined
    act(() => {
      led = view().moveByKey({ key: 'ArrowRight' })
    })
    expect([led, view().month]).toEqual(['2026-07-01', '2026-07'])
    expect(
      view()
        .weeks.flat()
        .filter(({ isFocused }) => isFocused),
    ).toHaveLength(1)
    expect(day('2026-07-01')?.isFocused).toBe(true)
    act(() => {
      led = view().moveByKey({ key: 'a' })
    })
    expect([led, view().month]).toEqual([undefined, '2026-07'])
  })

  it('asks for nothing in a month that is over', () => {
    const { view, windows } = open({ month: '2026-05' })
    expect(
      view()
        .weeks.flat()
        .every(({ hasTimes }) => hasTimes !== true),
    ).toBe(true)
    expect(windows()).toEqual([])
  })

  it('begins with the month of today in the zone of the calendar', () => {
    const { view } = open({ today: undefined, timeZone: 'Pacific/Kiritimati' })
    const now = new Date(Date.now() + 14 * 3_600_000).toISOString()
    expect(
      view()
        .weeks.flat()
        .find(({ isToday }) => isToday)?.date,
    ).toBe(now.slice(0, 10))
  })
})
