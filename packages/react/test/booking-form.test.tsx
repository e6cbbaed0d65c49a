import { validationError } from '@frontdesk/core'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type BookingFormField, useBookingForm, type UseBookingFormOptions } from '../src/index.ts'
import { fakeClient, wrapperFor } from './fake-client.tsx'

const notes: BookingFormField = { key: 'notes', type: 'LONG_TEXT', label: 'Notes', maxLength: 5 }
const terms: BookingFormField = { key: 'terms', type: 'CHECK_BOX', label: 'The rules', required: true }
const news: BookingFormField = { key: 'news', type: 'CHECK_BOX', label: 'News' }

const open = (options?: UseBookingFormOptions) => {
  const hook = renderHook((given: UseBookingFormOptions | undefined) => useBookingForm(given), {
    wrapper: wrapperFor(fakeClient({}).client),
    initialProps: options,
  })
  const form = () => hook.result.current
  return {
    ...hook,
    form,
    field: (key: string) => form().fields.find((each) => each.key === key),
    errors: () =>
      Object.fromEntries(form().fields.flatMap(({ key, error }) => (error ? [[key, error]] : []))),
    set: (values: Record<string, string | boolean>) => {
      act(() => {
        for (const [key, value] of Object.entries(values)) form().set(key, value)
      })
    },
    submit: () => {
      let answers: unknown
      act(() => {
        answers = form().submission()
      })
      return answers
    },
  }
}

describe('useBookingForm', () => {
  it('asks for the contact unless other fields are given, and says what is wrong once a field was left', () => {
    const { form, field, errors, set, submit } = open()
    expect(form().fields.map(({ key, type, value, error }) => [key, type, value, error])).toEqual([
      ['first_name', 'SHORT_TEXT', '', undefined],
      ['last_name', 'SHORT_TEXT', '', undefined],
      ['email', 'SHORT_TEXT', '', undefined],
      ['phone', 'SHORT_TEXT', '', undefined],
    ])
    expect(form().isValid).toBe(false)
    act(() => {
      form().leave('first_name')
    })
    expect(errors()).toEqual({ first_name: 'First name is needed' })
    expect(submit()).toBeUndefined()
    expect(errors()).toEqual({ first_name: 'First name is needed', email: 'Email is needed' })
    expect(form().firstInvalid).toBe('first_name')
    set({ first_name: ' Ana ', email: 'ana@example.com' })
    expect(field('first_name')).toMatchObject({ value: ' Ana ', error: undefined })
    expect(form()).toMatchObject({ isValid: true, firstInvalid: undefined })
    expect(submit()).toEqual({ first_name: 'Ana', email: 'ana@example.com' })
  })

  it.each<[BookingFormField, string | boolean, string | undefined]>([
    [notes, '12345', undefined],
    [notes, '123456', 'Notes may have 5 characters at most'],
    [notes, '  1234  ', undefined],
    [{ ...notes, required: true }, '   ', 'Notes is needed'],
    [terms, false, 'The rules must be ticked'],
    [terms, true, undefined],
    [news, false, undefined],
    [
      { ...notes, maxLength: undefined, format: 'email' },
      'ana@example',
      'An email address looks like ana@example.com',
    ],
    [{ ...notes, maxLength: undefined, format: 'email' }, '', undefined],
    [{ ...notes, maxLength: undefined, format: 'phone' }, '12', 'A phone number looks like +351 912 345 678'],
    [{ ...notes, maxLength: undefined, format: 'phone' }, '+351 912 345-678', undefined],
  ])('checks %j: %s', (own, value, expected) => {
    const { form, errors, submit } = open({ fields: [own], initial: { [own.key]: value } })
    expect(form().isValid).toBe(expected === undefined)
    submit()
    expect(errors()).toEqual(expected === undefined ? {} : { [own.key]: expected })
  })

  it('sends the answers of every type, and begins with those of a draft', () => {
    const { submit, set } = open({ fields: [notes, terms, news], initial: { terms: true, notes: 'hi' } })
    expect(submit()).toEqual({ notes: 'hi', terms: true, news: false })
    set({ notes: '', news: true })
    expect(submit()).toEqual({ terms: true, news: true })
  })

  it('speaks the language of the app', () => {
    const { errors, submit } = open({
      fields: [terms],
      message: (problem, { label }) => `${label}: ${problem}`,
    })
    submit()
    expect(errors()).toEqual({ terms: 'The rules: notTicked' })
  })

  it('shows what the platform says about an answer, until it changes', () => {
    const refusal = validationError(
      [
        { field: 'formSubmission.email', description: 'is no address', violatedRule: 'FORMAT' },
        { field: 'booking.contactDetails.firstName', description: 'is too long', violatedRule: 'MAX_LENGTH' },
      ],
      {},
    )
    const initial = { first_name: 'Ana', email: 'ana@example.com' }
    const { errors, set, rerender, form } = open({ initial })
    rerender({ initial, error: refusal })
    expect(errors()).toEqual({ first_name: 'is too long', email: 'is no address' })
    expect(form().firstInvalid).toBe('first_name')
    set({ email: 'ana@example.org' })
    expect(errors()).toEqual({ first_name: 'is too long' })
    rerender({ initial, error: new Error('down') })
    expect(errors()).toEqual({})
  })
})
