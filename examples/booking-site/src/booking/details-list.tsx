import type { BookingDetails } from '@frontdesk/bookings'
import { ButtonLink } from '../ui/button.tsx'
import { useBooking } from './booking-layout.tsx'
import { peopleOf, useServiceOption } from './service-option.ts'

/** The details of the booking that is being made, to be looked over. */
export function DetailsList({ details }: { details: BookingDetails }) {
  const { contactDetails = {}, formSubmission } = details
  const { service } = useBooking()
  const { name: optionName, choices } = useServiceOption(service)
  const people = peopleOf(details)
  const chosen = (details.participantsChoices?.serviceChoices ?? []).flatMap(
    ({ numberOfParticipants = 1, choices: [choice] = [] }) => {
      const label = choices.find(({ id }) => id === choice?.choiceId)?.label
      return label ? [people > 1 ? `${numberOfParticipants} × ${label}` : label] : []
    },
  )
  const notes = formSubmission?.['notes']
  const rows = [
    { label: 'Name', value: [contactDetails.firstName, contactDetails.lastName].filter(Boolean).join(' ') },
    { label: 'Email', value: contactDetails.email },
    { label: 'Phone', value: contactDetails.phone },
    { label: 'People', value: people > 1 ? String(people) : undefined },
    { label: optionName, value: chosen.join(', ') },
    { label: 'Notes', value: typeof notes === 'string' ? notes : undefined },
  ].filter(({ value }) => value)
  return (
    <section
      aria-label="Your details"
      className="grid gap-3 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        to="../details"
        relative="path"
        look="quiet"
        size="compact"
        className="-ml-4 justify-self-start"
      >
        Change
      </ButtonLink>
    </section>
  )
}
