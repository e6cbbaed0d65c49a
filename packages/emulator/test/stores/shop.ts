import type { Read } from '@frontdesk/core'
import type { Product, Variant } from '@frontdesk/stores'
import {
  AnswerWith,
  type HandlerContext,
  type HandlerResult,
  type Identity,
} from '../../src/kernel/handler.ts'
import { createState, type State } from '../../src/kernel/state.ts'
import { storesHandlers } from '../../src/stores/index.ts'
import { products } from '../../src/stores/product.ts'
import { seedStores } from '../../src/stores/seed.ts'

export const owner: Identity = { kind: 'owner' }
export const visitor: Identity = { kind: 'visitor', visitorId: 'visitor-1' }

export interface Shop {
  readonly state: State
  context<Input>(input: Input, identity?: Identity): HandlerContext<Input>
  /** Answers an operation as the emulator does. */
  run<Input, Output>(
    operation: Read<Input, Output>,
    input: NoInfer<Input>,
    identity?: Identity,
  ): HandlerResult<Output>
  product(slug: string): Product
  variant(slug: string, choices: Readonly<Record<string, string>>): Variant
}

/** The seeded shop, without a server around it. */
export const openShop = (): Shop => {
  const state = createState()
  const business = {
    name: 'Harbour Studio',
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    language: 'en',
    email: 'hello@harbour.example',
  }
  const surroundings = {
    state,
    business,
    origin: 'http://127.0.0.1:4600',
    now: () => new Date('2026-03-02T09:00:00Z'),
    newId: () => 'new-id',
  }
  state.unit(() => seedStores(surroundings))
  const context = <Input>(input: Input, identity: Identity = visitor): HandlerContext<Input> => ({
    ...surroundings,
    input,
    identity,
    emit: () => undefined,
    mail: () => undefined,
    gather: () => undefined,
    random: () => 0,
  })
  const product = (slug: string): Product => state.in(products).find((own) => own.slug === slug)!
  return {
    state,
    context,
    run(operation, input, identity) {
      const handler = storesHandlers.find((own) => own.operation.spec.id === operation.spec.id)!
      const answer = handler.run(context(input, identity) as HandlerContext<never>)
      return (answer instanceof AnswerWith ? answer.result : answer) as never
    },
    product,
    variant: (slug, choices) =>
      product(slug).variants!.find((own) =>
        Object.entries(choices).every(([option, choice]) => own.choices?.[option] === choice),
      )!,
  }
}
