import type { Service } from '@frontdesk/bookings'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { TimePicker } from '../booking/time-picker.tsx'
import { formatServicePrice } from '../format/money.ts'
import { formatDuration } from '../format/time.ts'
import { PageHeading } from '../layout/page.tsx'
import { studio } from '../studio.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx'
import { Picture } from '../ui/picture.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { keepVisit, readVisit } from './visit-draft.ts'
import { addable, useVisitServices } from './visit-services.ts'

/** Several appointments one after the other. The services and the time stand in the address. */
export function VisitPage() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { services, error, isPending, refetch } = useVisitServices()
  const ids = params.get('services')?.split(',').filter(Boolean) ?? []
  const chosen = ids.flatMap((id) => services.find((service) => service.id === id) ?? [])
  const others = addable(services, chosen)

  const choose = (next: readonly Service[]): void => {
    const search = new URLSearchParams(
      next.length > 0 ? { services: next.map(({ id }) => id).join(',') } : {},
    )
    setParams(search, { preventScrollReset: true, replace: true })
  }
  const move = (from: number, to: number): void => {
    const next = chosen.filter((_, index) => index !== from)
    const moved = chosen[from]
    if (moved) choose([...next.slice(0, to), moved, ...next.slice(to)])
  }

  return (
    <div className="shell grid gap-x-16 gap-y-8 pt-7 lg:grid-cols-[minmax(0,1fr)_27rem] lg:pt-10">
      <div className="grid min-w-0 content-start gap-6">
        <PageHeading title="Your visit" />
        <p className="max-w-prose text-muted">
          Book several treatments one after the other, in the order that you like.
        </p>
        {isPending && (
          <Loading label="Loading the services" className="grid gap-3">
            <Skeleton className="h-20 w-full" />
            <Skeleton className="h-20 w-full" />
          </Loading>
        )}
        {error && <ErrorNotice error={error} title="The services did not load" onRetry={refetch} />}
        {chosen.length > 0 && (
          <ol aria-label="In this visit" className="grid gap-2">
            {chosen.map((service, index) => (
              <li
                key={service.id}
                className="flex items-center gap-2 rounded-control border border-line bg-raised py-2 pr-1 pl-3"
              >
                <ServiceText service={service} />
                {index > 0 && (
                  <IconButton label={`${service.name} earlier`} onPress={() => move(index, index - 1)}>
                    <ArrowUp aria-hidden size={18} />
                  </IconButton>
                )}
                {index < chosen.length - 1 && (
                  <IconButton label={`${service.name} later`} onPress={() => move(index, index + 1)}>
                    <ArrowDown aria-hidden size={18} />
                  </IconButton>
                )}
                <IconButton
                  label={`Remove ${service.name}`}
                  onPress={() => choose(chosen.filter((each) => each !== service))}
                >
                  <Trash2 aria-hidden size={18} />
                </IconButton>
              </li>
            ))}
          </ol>
        )}
        {others.length > 0 && (
          <section className="grid gap-3">
            <h2 className="text-lg">{chosen.length > 0 ? 'Add a treatment' : 'Begin with'}</h2>
            <ul className="grid gap-2 sm:grid-cols-2">
              {others.map((service) => (
                <li key={service.id}>
                  <button
                    type="button"
                    onClick={() => choose([...chosen, service])}
                    className="flex w-full items-center gap-2 rounded-control border border-dashed border-control py-2 pr-3 pl-3 text-left hover:border-ink hover:bg-sand"
                  >
                    <ServiceText service={service} />
                    <Plus aria-hidden size={18} className="shrink-0 text-teal" />
                    <span className="sr-only">Add to the visit</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {!isPending && !error && services.length === 0 && (
          <EmptyNotice title="Nothing to book together">
            The studio has no treatments to book online.
          </EmptyNotice>
        )}
      </div>
      <aside aria-label="Book" className="lg:sticky lg:top-24 lg:self-start">
        {chosen.length > 1 ? (
          <TimePicker
            key={ids.join()}
            title="Choose a time"
            hint={{ id: 'visit', type: 'APPOINTMENT' }}
            service={undefined}
            visit={chosen.map(({ id }) => id)}
            note={(minutes) =>
              `${chosen.length} treatments${minutes === undefined ? '' : ` · ${formatDuration(minutes)}`}`
            }
            action="Continue"
            onPick={(slot) => {
              // The person and the plan stay: the same time once more is no other booking.
              keepVisit({ ...readVisit(), slot, timeZone: studio.timeZone })
              void navigate('/visit/details')
            }}
          />
        ) : (
          !isPending &&
          services.length > 0 && (
            <EmptyNotice title={chosen.length === 1 ? 'One more' : 'Two or more'}>
              {chosen.length === 1
                ? 'Add another treatment, and the times for both appear here.'
                : 'Choose the treatments, and the times for all of them appear here.'}
            </EmptyNotice>
          )
        )}
      </aside>
    </div>
  )
}

function ServiceText({ service }: { service: Service }) {
  const minutes = service.schedule?.availabilityConstraints?.sessionDurations?.[0]
  // The name says it all: the picture is decoration.
  const image = service.media?.mainMedia?.image
  return (
    <>
      <Picture
        image={image && { ...image, altText: '' }}
        className="aspect-square w-12 shrink-0 rounded-control"
      />
      <span className="min-w-0 grow leading-snug">
        <span className="block font-semibold">{service.name}</span>
        <span className="figures block text-sm text-muted">
          {[formatServicePrice(service.payment), minutes !== undefined && formatDuration(minutes)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </>
  )
}
