/** How the business looks on the hosted pages. Whatever is left out has the look of the emulator. */
export interface Branding {
  /** Address of a picture beside the name: `https://…`, or `data:image/svg+xml,…`. */
  readonly logo?: string
  /** Colour of buttons and links, as `#rrggbb`. White text must be readable on it: a contrast of 4.5 at least. */
  readonly color?: string
  /** The color in dark mode, as `#rrggbb`, with a contrast of 4.5 to the dark page; defaults to a lighter `color`. */
  readonly darkColor?: string
  /** Radius of buttons and fields in pixels, from 0 to 32. */
  readonly radius?: number
  /** The typeface of the pages. */
  readonly font?: BrandFont
}

export interface BrandFont {
  /** Name of the family, such as `Instrument Sans`. */
  readonly family: string
  /** Address of its file: `https://…` or `data:font/woff2;base64,…`. Without it, the font must be installed. */
  readonly source?: string
}

/** The background of the hosted pages in dark mode. */
export const darkPage = '#10171c'

const channelOf = (color: string, index: number): number =>
  Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16)

/** Relative luminance, as WCAG 2.2 defines it. */
const luminanceOf = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((index) => {
    const value = channelOf(color, index) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colors in `#rrggbb`, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The color, mixed with white until it is readable on a dark page. */
export const lightened = (color: string): string => {
  for (let white = 0.3; white < 1; white += 0.05) {
    const mixed = [0, 1, 2].map((index) => Math.round(channelOf(color, index) * (1 - white) + 255 * white))
    const text = '#' + mixed.map((value) => value.toString(16).padStart(2, '0')).join('')
    if (contrastOf(text, darkPage) >= 7) return text
  }
  return '#ffffff'
}

/** A field of a branding and why it cannot be used. */
export interface BrandingProblem {
  readonly field: keyof Branding
  readonly description: string
}

const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text)

const isAddress = (text: string, kind: 'image' | 'font'): boolean =>
  text.startsWith(`data:${kind}/`) || (/^https?:/.test(text) && URL.canParse(text))

const least = 4.5

/** The first field of a branding that cannot be used. */
export const findBrandingProblem = (branding: Branding): BrandingProblem | undefined => {
  const { logo, color, darkColor, radius, font } = branding
  const checks: readonly (readonly [keyof Branding, boolean, string])[] = [
    [
      'logo',
      logo === undefined || isAddress(logo, 'image'),
      'must be the http or https address of a picture, or a data:image/… address',
    ],
    ['color', color === undefined || isColor(color), 'must be a colour such as #0d454c'],
    ['darkColor', darkColor === undefined || isColor(darkColor), 'must be a colour such as #93d6cf'],
    [
      'radius',
      radius === undefined || (radius >= 0 && radius <= 32),
      'must be a number of pixels from 0 to 32',
    ],
    [
      'font',
      font === undefined || /^[\w -]{1,60}$/.test(font.family),
      'must have a family such as Instrument Sans: letters, digits, spaces and hyphens',
    ],
    [
      'font',
      font?.source === undefined || isAddress(font.source, 'font'),
      'must have a source that is the http or https address of a font, or a data:font/… address',
    ],
  ]
  const wrong = checks.find(([, fits]) => !fits)
  if (wrong) return { field: wrong[0], description: wrong[2] }
  for (const [field, own, page, text] of [
    ['color', color, '#ffffff', 'white'],
    ['darkColor', darkColor, darkPage, `the dark page, ${darkPage}`],
  ] as const) {
    const contrast = own === undefined ? least : contrastOf(own, page)
    if (contrast < least)
      return {
        field,
        description: `must have a contrast of ${least} to ${text} at least; ${own ?? ''} has ${Math.floor(contrast * 10) / 10}`,
      }
  }
  return undefined
}
