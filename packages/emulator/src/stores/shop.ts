/** A choice of a product, with the data that differs for it. */
interface ChoiceEntry {
  readonly name: string
  /** Colour as `#rrggbb`. */
  readonly colour?: string
  /** Surcharge on the price. */
  readonly extra?: number
  /** The pictures of the choice, the main one first. */
  readonly images?: readonly ImageEntry[]
}

interface ImageEntry {
  readonly id: string
  readonly alt: string
}

/** A product of the shop in short; `seed.ts` writes it out. */
export interface ProductEntry {
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly collections: readonly ('practice' | 'wear' | 'home')[]
  /** The main picture first. */
  readonly images: readonly ImageEntry[]
  readonly price: number
  readonly cost: number
  /** Kilograms; absent for what is sent by email. */
  readonly weight?: number
  readonly options?: Readonly<Record<string, readonly ChoiceEntry[]>>
  /** Pieces of each variant, in order; `Infinity` where they are not counted. */
  readonly stock: readonly number[]
  readonly discount?: { readonly type: 'AMOUNT' | 'PERCENT'; readonly value: number }
  readonly ribbon?: string
  /** Content of the package, in grams. */
  readonly grams?: number
  readonly info?: Readonly<Record<string, string>>
  readonly giftCard?: boolean
  /** The texts that customers enter. */
  readonly texts?: readonly {
    readonly title: string
    readonly maxLength: number
    readonly mandatory: boolean
  }[]
  /** Customers may order it before it is in stock. */
  readonly preorder?: { readonly limit: number; readonly weeks: number }
  /** The name of the file that buyers download. */
  readonly file?: string
}

const shirtImages = {
  chalk: { id: 'frontdesk-shirt-chalk.svg', alt: 'A chalk-white T-shirt with two blue waves on the chest' },
  ink: { id: 'frontdesk-shirt-ink.svg', alt: 'An ink-blue T-shirt with two amber waves on the chest' },
}

const mat = (name: string): ImageEntry[] => [
  { id: `frontdesk-mat-${name}.svg`, alt: `A rolled yoga mat in ${name}, held by two straps` },
  { id: `frontdesk-mat-${name}-open.svg`, alt: `The mat in ${name}, unrolled` },
  { id: `frontdesk-mat-${name}-surface.svg`, alt: `The ribbed surface of the mat in ${name}` },
]

const sweater = (name: string): ImageEntry => ({
  id: `frontdesk-sweater-${name}.svg`,
  alt: `A knitted sweater in ${name} with two waves on the chest`,
})

const towel = (name: string): ImageEntry => ({
  id: `frontdesk-towel-${name}.svg`,
  alt: `Two folded towels in ${name}, the upper one with the initials A M`,
})

/** The shop of a movement studio. */
export const shop: readonly ProductEntry[] = [
  {
    name: 'Harbour mat',
    slug: 'harbour-mat',
    description:
      '<p>Natural rubber with a dry, sure grip. Five millimetres: soft enough for knees, firm enough for balance.</p>',
    collections: ['practice'],
    images: mat('sea'),
    price: 78,
    cost: 31,
    weight: 2.4,
    options: {
      Colour: [
        { name: 'Sea', colour: '#3f7888', images: mat('sea') },
        { name: 'Sand', colour: '#c9a878', images: mat('sand') },
        { name: 'Plum', colour: '#7b5575', images: mat('plum') },
      ],
    },
    stock: [14, 9, 4],
    info: { Size: '<p>183 × 61 cm, 5 mm.</p>', Care: '<p>Wipe with a damp cloth. Keep out of the sun.</p>' },
  },
  {
    name: 'Travel mat',
    slug: 'travel-mat',
    description: '<p>A mat that folds to the size of a sweater, with a handle to carry it by.</p>',
    collections: ['practice'],
    images: [{ id: 'frontdesk-travel-mat.svg', alt: 'A green folding mat with a leather handle' }],
    price: 49,
    cost: 18,
    weight: 1.1,
    stock: [20],
    discount: { type: 'PERCENT', value: 20 },
    info: { Size: '<p>180 × 60 cm, 1.5 mm.</p>' },
  },
  {
    name: 'Cork block',
    slug: 'cork-block',
    description: '<p>One block of Portuguese cork. Heavy enough to stay where you put it.</p>',
    collections: ['practice'],
    images: [{ id: 'frontdesk-block.svg', alt: 'A block of speckled cork' }],
    price: 16,
    cost: 6,
    weight: 0.6,
    stock: [48],
    info: { Size: '<p>22 × 12 × 7 cm.</p>' },
  },
  {
    name: 'Cotton strap',
    slug: 'cotton-strap',
    description: '<p>Undyed edges, two steel rings, and just enough give.</p>',
    collections: ['practice'],
    images: [{ id: 'frontdesk-strap.svg', alt: 'A coiled terracotta strap with two steel rings' }],
    price: 14,
    cost: 4.5,
    weight: 0.2,
    options: { Length: [{ name: '180 cm' }, { name: '240 cm', extra: 3 }] },
    stock: [25, 18],
  },
  {
    name: 'Restorative bolster',
    slug: 'restorative-bolster',
    description: '<p>Buckwheat inside, washable linen outside. Lie back and stay a while.</p>',
    collections: ['practice', 'home'],
    images: [{ id: 'frontdesk-bolster.svg', alt: 'A round lavender bolster with a handle' }],
    price: 64,
    cost: 27,
    weight: 2.9,
    stock: [7],
    ribbon: 'New',
    info: { Care: '<p>The cover comes off and washes at 30 °C.</p>' },
  },
  {
    name: 'Studio T-shirt',
    slug: 'studio-t-shirt',
    description:
      '<p>Organic cotton, cut to stay put when you are upside down. Printed by hand two streets away.</p>',
    collections: ['wear'],
    images: [shirtImages.chalk],
    price: 32,
    cost: 11,
    weight: 0.18,
    options: {
      Size: [{ name: 'S' }, { name: 'M' }, { name: 'L' }],
      Colour: [
        { name: 'Chalk', colour: '#fbf8f2', images: [shirtImages.chalk] },
        { name: 'Ink', colour: '#2f3e4d', images: [shirtImages.ink] },
      ],
    },
    stock: [6, 8, 10, 0, 5, 3],
  },
  {
    name: 'Steel bottle',
    slug: 'steel-bottle',
    description: '<p>Keeps tea warm through a long class and water cold through a longer one.</p>',
    collections: ['wear', 'home'],
    images: [{ id: 'frontdesk-bottle.svg', alt: 'A blue steel bottle with a wooden cap' }],
    price: 28,
    cost: 9,
    weight: 0.35,
    options: { Size: [{ name: '500 ml' }, { name: '750 ml', extra: 6 }] },
    stock: [16, 11],
  },
  {
    name: 'Evening tea',
    slug: 'evening-tea',
    description: '<p>Lemon balm, lavender and oat straw. The one we pour after the last class.</p>',
    collections: ['home'],
    images: [{ id: 'frontdesk-tea.svg', alt: 'A plum-coloured tin of tea beside a steaming cup' }],
    price: 9.5,
    cost: 3.2,
    weight: 0.14,
    stock: [40],
    grams: 80,
  },
  {
    name: 'Linen eye pillow',
    slug: 'linen-eye-pillow',
    description: '<p>Flax seed and dried lavender. Warm it, or keep it in the fridge.</p>',
    collections: ['home'],
    images: [{ id: 'frontdesk-eye-pillow.svg', alt: 'A linen eye pillow with a sprig of lavender' }],
    price: 18,
    cost: 6,
    weight: 0.25,
    stock: [0],
  },
  {
    name: 'Wool blanket',
    slug: 'wool-blanket',
    description: '<p>Fold it to sit on, unfold it to rest under. Woven from recycled wool.</p>',
    collections: ['practice', 'home'],
    images: [
      {
        id: 'frontdesk-blanket.svg',
        alt: 'A folded terracotta blanket with cream stripes and a fringe',
      },
    ],
    price: 56,
    cost: 24,
    weight: 1.6,
    stock: [9],
    discount: { type: 'AMOUNT', value: 7 },
  },
  {
    name: 'Gift card',
    slug: 'gift-card',
    description: '<p>For classes, courses and anything in the shop. Sent by email, good for three years.</p>',
    collections: ['home'],
    images: [{ id: 'frontdesk-gift-card.svg', alt: 'A sea-blue gift card with an amber bow' }],
    price: 25,
    cost: 0,
    options: { Amount: [{ name: '€25' }, { name: '€50', extra: 25 }, { name: '€100', extra: 75 }] },
    stock: [Infinity, Infinity, Infinity],
    texts: [{ title: 'Message', maxLength: 200, mandatory: false }],
    giftCard: true,
  },
  {
    name: 'Ten quiet mornings',
    slug: 'ten-quiet-mornings',
    description:
      '<p>A guide to a short practice at home: ten mornings, twelve minutes each. PDF and audio.</p>',
    collections: ['home'],
    images: [{ id: 'frontdesk-guide.svg', alt: 'A tablet that shows a sun over a calm sea' }],
    price: 12,
    cost: 0,
    stock: [Infinity],
    file: 'ten-quiet-mornings.pdf',
    info: { 'Inside the file': '<p>PDF, 36 pages, with links to ten recordings.</p>' },
  },
  {
    name: 'Monogram towel',
    slug: 'monogram-towel',
    description: '<p>Thick waffle cotton, embroidered with your initials at the workshop next door.</p>',
    collections: ['practice', 'home'],
    images: [towel('sea')],
    price: 34,
    cost: 13,
    weight: 0.6,
    options: {
      Colour: [
        { name: 'Sea', colour: '#3f7888', images: [towel('sea')] },
        { name: 'Sand', colour: '#c9a878', images: [towel('sand')] },
      ],
    },
    stock: [12, 8],
    texts: [
      { title: 'Initials', maxLength: 3, mandatory: true },
      { title: 'Note for the workshop', maxLength: 120, mandatory: false },
    ],
    info: { Size: '<p>70 × 140 cm.</p>', Care: '<p>Washes at 60 °C.</p>' },
  },
  {
    name: 'Harbour sweater',
    slug: 'harbour-sweater',
    description: '<p>Lambswool from the hills behind Lisbon. For the minutes before the room is warm.</p>',
    collections: ['wear'],
    images: [sweater('ink')],
    price: 89,
    cost: 41,
    weight: 0.5,
    options: {
      Size: [{ name: 'S' }, { name: 'M' }, { name: 'L' }],
      Colour: [
        { name: 'Ink', colour: '#2f3e4d', images: [sweater('ink')] },
        { name: 'Sand', colour: '#c9a878', images: [sweater('sand')] },
      ],
    },
    stock: [7, 0, 9, 6, 0, 0],
    info: { Care: '<p>Wash by hand, dry flat.</p>' },
  },
  {
    name: 'Cork mat',
    slug: 'cork-mat',
    description: '<p>Cork above, rubber below. The warmer your hands, the better it holds.</p>',
    collections: ['practice'],
    images: mat('cork'),
    price: 92,
    cost: 38,
    weight: 2.6,
    stock: [0],
    ribbon: 'Coming soon',
    preorder: { limit: 30, weeks: 5 },
    info: { Size: '<p>183 × 61 cm, 4 mm.</p>' },
  },
]
