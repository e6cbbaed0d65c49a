import type { BulkActionMetadata } from '@frontdesk/core'
import { type DueWork, earliest } from './due-work.ts'
import type { Handler, HandlerContext } from './handler.ts'
import { collection, type CollectionDefinition, type Stored } from './state.ts'

/** Work that is done after its call was answered, by the clock. */
interface KeptJob extends Stored {
  /** The id of the operation that started it. */
  readonly operation: string
  readonly input: object
  /** When it was done, and what became of it. */
  readonly finishedDate?: Date
  readonly bulkActionMetadata?: BulkActionMetadata
}

export const jobs: CollectionDefinition<KeptJob, 'state'> = collection<KeptJob, 'state'>('kernel.jobs', {
  state: ({ finishedDate }) => (finishedDate ? 'finished' : 'waiting'),
})

/** How long a finished job can be looked at. */
const keptFor = 24 * 60 * 60_000

/** Notes a job; the clock does it soon. */
export const startJob = (
  { state, newId }: Pick<HandlerContext<unknown>, 'state' | 'newId'>,
  operation: string,
  input: object,
): { jobId: string } => ({ jobId: state.in(jobs).put({ id: newId(), operation, input }).id })

/** Does the jobs that wait, in their order, and forgets those that were finished a day ago. */
export const jobWork = (handlers: readonly Handler[]): DueWork => ({
  nextAt(state) {
    const kept = state.in(jobs)
    if (kept.by('state', 'waiting').length) return 0
    return earliest(
      kept
        .by('state', 'finished')
        .flatMap(({ finishedDate }) => (finishedDate ? +finishedDate + keptFor : [])),
    )
  },
  run(context) {
    const { state, now } = context
    const kept = state.in(jobs)
    for (const { id, finishedDate } of kept.by('state', 'finished'))
      if (finishedDate && +finishedDate + keptFor <= +now()) kept.delete(id)
    for (const job of kept.by('state', 'waiting')) {
      const work = handlers.find(({ operation }) => operation.spec.id === job.operation)?.work
      if (!work) continue
      const bulkActionMetadata = work({ ...context, identity: { kind: 'owner' } }, job.input)
      kept.put({ ...job, finishedDate: now(), bulkActionMetadata })
    }
  },
})
