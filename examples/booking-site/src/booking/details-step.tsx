import type { BookingDetails } from '@frontdesk/bookings'
import { useFieldErrors } from '@frontdesk/react'
import { useRef, useState } from 'react'
import { Form } from 'react-aria-components'
import { Navigate, useNavigate } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FormField } from '../ui/form-field.tsx'
import { QuantityField } from '../ui/quantity-field.tsx'
import { type Typed, useTyped } from './booking-draft.ts'
import { useBooking } from './booking-layout.tsx'
import { ContactFields } from './contact-fields.tsx'
import { type Contact, useContactForm } from './contact-form.ts'
import { toBookedAddOns, useChosenExtras } from './extras.tsx'
import { paymentOptions } from './payment-option.ts'
import { peopleOf, toParticipants, useOptionChoice, useServiceOption } from './service-option.ts'
import { waitingPlaces } from './slot.ts'
import { StepPage } from './step-page.tsx'

/** Where it is kept how many people take a choice, by its id. */
const choicePrefix = 'people:'

/** How many people take each choice, by its id: as typed, and after that as in the details. */
function peopleByChoice(details: BookingDetails | undefined, typed: Typed): Record<string, number> {
  const kept = Object.entries(typed).flatMap(([key, value]) =>
    key.startsWith(choicePrefix) ? [[key.slice(choicePrefix.length), Number(value)] as const] : [],
  )
  if (kept.length > 0) return Object.fromEntries(kept)
  return Object.fromEntries(
    (details?.participantsChoices?.serviceChoices ?? []).flatMap(
      ({ numberOfParticipants = 0, choices: [choice] = [] }) =>
        choice?.choiceId ? [[choice.choiceId, numberOfParticipants]] : [],
    ),
  )
}

export function DetailsStep() {
  const { service, flow } = useBooking()
  const navigate = useNavigate()
  const errors = useFieldErrors(flow.error)
  const selectedPaymentOption = flow.details?.selectedPaymentOption ?? paymentOptions(service)[0]
  const [typed, keep] = useTyped(service.id)
  const extras = useChosenExtras(service, flow)
  const option = useOptionChoice(service, flow)
  const { name: optionName, choices } = useServiceOption(service)
  const [participants, setParticipants] = useState(
    Number(typed['participants'] ?? peopleOf(flow.details ?? {})),
  )
  const [people, setPeople] = useState<Readonly<Record<string, number>>>(() =>
    peopleByChoice(flow.details, typed),
  )
  const [asked, setAsked] = useState(false)
  const peopleRef = useRef<HTMLFieldSetElement>(null)
  const { control, handleSubmit } = useContactForm(
    { ...flow.details?.contactDetails, ...flow.details?.formSubmission, ...typed },
    flow.error,
  )
  if (!flow.slot) return <Navigate to=".." relative="path" replace />

  const isGroup = service.type !== 'APPOINTMENT'
  const most = Math.min(
    service.bookingPolicy?.participantsPolicy?.maxParticipantsPerBooking ?? 1,
    waitingPlaces(flow.slot) || (flow.slot.bookableCapacity ?? service.defaultCapacity ?? 1),
  )

  const counts = choices.map((choice, index) => ({
    choice,
    people: people[choice.id] ?? (index === 0 && Object.keys(people).length === 0 ? 1 : 0),
  }))
  const counted = counts.reduce((sum, { people: own }) => sum + own, 0)
  const hasChoices = isGroup && choices.length > 0
  const countFault =
    counted === 0
      ? 'Say how many people come.'
      : counted > most
        ? `At most ${most} people can be booked together.`
        : undefined
  /** How many people come, and what each of them takes. */
  const coming = (): Pick<BookingDetails, 'totalParticipants' | 'participantsChoices'> => {
    if (option) return toParticipants([{ choice: option, people: 1 }])
    return hasChoices ? toParticipants(counts) : { totalParticipants: isGroup ? participants : 1 }
  }

  const goOn = ({ notes, ...contactDetails }: Contact): void => {
    if (hasChoices && countFault) {
      setAsked(true)
      peopleRef.current?.querySelector('input')?.focus()
      return
    }
    flow.setDetails({
      contactDetails,
      ...coming(),
      ...toBookedAddOns(extras),
      ...(selectedPaymentOption && { selectedPaymentOption }),
      ...(notes && { formSubmission: { notes } }),
    })
    void navigate('../review', { relative: 'path' })
  }
  return (
    <StepPage step="Details" title={waitingPlaces(flow.slot) > 0 ? 'Who is waiting?' : 'Who is coming?'}>
      <Form validationBehavior="aria" onSubmit={(event) => void handleSubmit(goOn)(event)}>
        <div
          // A reload loses nothing of it.
          onInput={({ target }) => {
            const { name, value } = target as HTMLInputElement
            if (name) keep({ [name]: value })
          }}
          className="grid gap-6"
        >
          <ContactFields control={control} />
          {hasChoices && (
            <fieldset ref={peopleRef} className="grid gap-2">
              <legend className="pb-2 font-semibold">How many people? ({optionName})</legend>
              {counts.map(({ choice, people: own }) => (
                <div key={choice.id} className="flex items-center justify-between gap-4">
                  <span>
                    {choice.label} <span className="figures text-muted">{choice.price}</span>
                  </span>
                  <QuantityField
                    label={`${choice.label}, ${choice.price}`}
                    labelHidden
                    value={own}
                    minValue={0}
                    maxValue={most}
                    onChange={(count) => {
                      const next = {
                        ...Object.fromEntries(counts.map((each) => [each.choice.id, each.people])),
                        [choice.id]: count,
                      }
                      setPeople(next)
                      keep(Object.fromEntries(Object.entries(next).map(([id, n]) => [choicePrefix + id, n])))
                    }}
                  />
                </div>
              ))}
              {asked && countFault && (
                <p role="alert" className="text-sm font-semibold text-coral-text">
                  {countFault}
                </p>
              )}
            </fieldset>
          )}
          {isGroup && !hasChoices && most > 1 && (
            <QuantityField
              label="How many people?"
              value={participants}
              onChange={(count) => {
                setParticipants(count)
                keep({ participants: count })
              }}
              minValue={1}
              maxValue={most}
              error={errors['booking.totalParticipants']}
            />
          )}
          <FormField
            control={control}
            name="notes"
            label="Anything we should know?"
            multiline
            maxLength={1000}
            hint="Injuries, a pregnancy, a first visit."
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="large">
              Continue to review
            </Button>
            <ButtonLink to=".." relative="path" look="outline">
              Another time
            </ButtonLink>
          </div>
        </div>
      </Form>
    </StepPage>
  )
}
