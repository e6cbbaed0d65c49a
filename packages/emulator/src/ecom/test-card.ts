/** The answer of the bank when a card is charged. */
export type CardOutcome = 'approved' | 'declined' | 'pending' | 'authorized'

/** A card that the hosted pages take, with what becomes of its payment. */
export interface TestCard {
  readonly number: string
  /** A pending payment is settled ten minutes later, by the emulator's clock, or by hand. */
  readonly outcome: CardOutcome
  /** The end of an authorization that nobody captures or voids before, and how long it takes. */
  readonly scheduledAction?: { readonly actionType: 'CAPTURE' | 'VOID'; readonly after: number }
  /** Whether the bank declines to charge it again once it is saved. */
  readonly declinesWhenSaved?: boolean
  /** The outcome of a capture that does not succeed at once. */
  readonly capture?: 'pending' | 'fails'
  /** The outcome of a refund that does not succeed at once. */
  readonly refund?: 'pending' | 'fails' | 'providerIsDown' | 'internalError'
  /** Whether the holder has the payment taken back an hour later, and the business gets it again a day after that. */
  readonly chargeback?: 'stays' | 'isReversed'
  readonly description: string
}

const day = 24 * 60 * 60_000
const afterADay = { actionType: 'CAPTURE', after: day } as const
const afterAWeek = { actionType: 'VOID', after: 7 * day } as const

/** The cards of the emulator. Other cards are refused, so that nobody enters a real one. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'approved', description: 'The payment goes through' },
  { number: '4000 0000 0000 0002', outcome: 'declined', description: 'The bank declines' },
  { number: '4000 0000 0000 9995', outcome: 'declined', description: 'Insufficient funds' },
  { number: '4000 0000 0000 0259', outcome: 'pending', description: 'The bank answers later' },
  {
    number: '4000 0000 0000 0010',
    outcome: 'authorized',
    scheduledAction: afterADay,
    description: 'The amount is reserved, and captured a day later',
  },
  {
    number: '4000 0000 0000 0028',
    outcome: 'authorized',
    scheduledAction: afterAWeek,
    description: 'The amount is reserved, and released a week later unless the business captures it',
  },
  {
    number: '4000 0000 0000 0036',
    outcome: 'authorized',
    scheduledAction: afterAWeek,
    capture: 'pending',
    description: 'The amount is reserved, and its capture takes ten minutes',
  },
  {
    number: '4000 0000 0000 0044',
    outcome: 'authorized',
    scheduledAction: afterAWeek,
    capture: 'fails',
    description: 'The amount is reserved, and its capture fails',
  },
  {
    number: '4000 0000 0000 0051',
    outcome: 'approved',
    refund: 'fails',
    description: 'A refund fails',
  },
  {
    number: '4000 0000 0000 0069',
    outcome: 'approved',
    refund: 'pending',
    description: 'A refund takes half an hour: scheduled, started, pending, done',
  },
  {
    number: '4000 0000 0000 0077',
    outcome: 'approved',
    refund: 'providerIsDown',
    description: 'The provider cannot be reached for a refund',
  },
  {
    number: '4000 0000 0000 0085',
    outcome: 'approved',
    refund: 'internalError',
    description: 'The provider answers a refund with an error',
  },
  {
    number: '4000 0000 0000 0093',
    outcome: 'approved',
    chargeback: 'stays',
    description: 'The holder has the payment taken back an hour later',
  },
  {
    number: '4000 0000 0000 0101',
    outcome: 'approved',
    chargeback: 'isReversed',
    description: 'The payment is taken back an hour later, and returned a day after that',
  },
  {
    number: '4000 0000 0000 0341',
    outcome: 'approved',
    declinesWhenSaved: true,
    description: 'The payment goes through; saved, the card is declined later',
  },
]

/** The brand of every test card. */
export const cardBrand = 'Visa'

/** The digits of a card that people may see. */
export const lastDigitsOf = ({ number }: Pick<TestCard, 'number'>): string => number.slice(-4)

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '')

/** The test card with a number, which may be written with or without spaces. */
export const findTestCard = (number: string): TestCard | undefined =>
  testCards.find((card) => digitsOf(card.number) === digitsOf(number))

/** The card that a purchase without a card number is paid with: the first one with that outcome. */
export const usualCard = (outcome: CardOutcome): TestCard => {
  const card = testCards.find((one) => one.outcome === outcome)
  if (!card) throw new RangeError(`No test card has the outcome ${outcome}`)
  return card
}
