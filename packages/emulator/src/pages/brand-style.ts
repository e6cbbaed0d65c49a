import { type Branding, lightened } from '../kernel/branding.ts'

/** A text that stands between quotes in a style sheet. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\\n<]/g, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `)}"`

const palette = (accent: string, page: string, toward: string): string =>
  `--accent: ${accent}; --accent-strong: color-mix(in srgb, ${accent} 80%, ${toward}); --accent-soft: color-mix(in srgb, ${accent} 14%, ${page});`

/** The rules that follow the style sheet of the hosted pages, so that they look like the business. */
export const brandStyle = ({ color, darkColor, radius, font }: Branding): string => {
  const dark = darkColor ?? (color === undefined ? undefined : lightened(color))
  return [
    font?.source === undefined
      ? ''
      : `@font-face { font-family: ${quoted(font.family)}; src: url(${quoted(font.source)}); font-weight: 100 900; font-display: swap; }`,
    color === undefined ? '' : `:root { ${palette(color, '#ffffff', '#000000')} }`,
    dark === undefined
      ? ''
      : `@media (prefers-color-scheme: dark) { :root { ${palette(dark, 'var(--page)', '#ffffff')} } }`,
    radius === undefined ? '' : `:root { --radius: ${radius}px; }`,
    font === undefined ? '' : `:root { --font: ${quoted(font.family)}, system-ui, sans-serif; }`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** The origins that the pages of a business load pictures and fonts from, for the content security policy. */
export const fontSources = ({ font }: Branding): string =>
  font?.source === undefined || font.source.startsWith('data:') ? 'data:' : new URL(font.source).origin
