/** A card that the checkout page takes, with the outcome of its payment. */
export interface TestCard {
  readonly number: string
  /** A pending payment is settled ten minutes later, by the emulator's clock, or by hand. */
  readonly outcome: 'approved' | 'declined' | 'pending'
  readonly description: string
}

/** The cards of the emulator. Other cards are refused, so that nobody enters a real one. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'approved', description: 'The payment goes through' },
  { number: '4000 0000 0000 0002', outcome: 'declined', description: 'The bank declines' },
  { number: '4000 0000 0000 9995', outcome: 'declined', description: 'Insufficient funds' },
  { number: '4000 0000 0000 0259', outcome: 'pending', description: 'The bank answers later' },
]
