import { html, type Markup, raw } from '../html/markup.ts'

const paths = {
  overview:
    '<rect x="2" y="2" width="5" height="5" rx="1"/><rect x="9" y="2" width="5" height="5" rx="1"/><rect x="2" y="9" width="5" height="5" rx="1"/><rect x="9" y="9" width="5" height="5" rx="1"/>',
  log: '<path d="M1.5 8h3l2-5 3 10 2-5h3"/>',
  requests: '<path d="M2 5h11M10.5 2.5 13 5l-2.5 2.5M14 11H3M5.5 8.5 3 11l2.5 2.5"/>',
  data: '<ellipse cx="8" cy="3.75" rx="5.5" ry="2"/><path d="M2.5 3.75v8.5c0 1.1 2.46 2 5.5 2s5.5-.9 5.5-2v-8.5M2.5 8c0 1.1 2.46 2 5.5 2s5.5-.9 5.5-2"/>',
  mail: '<rect x="1.75" y="3" width="12.5" height="10" rx="1.5"/><path d="m2 4.5 6 4.5 6-4.5"/>',
  webhooks:
    '<circle cx="8" cy="4" r="2"/><circle cx="3.75" cy="11.75" r="2"/><circle cx="12.25" cy="11.75" r="2"/><path d="m7 5.75-2.4 4.2M9 5.75l2.4 4.2M5.75 11.75h4.5"/>',
  faults: '<path d="M8 2 1.75 13.5h12.5zM8 6.5v3.25M8 11.5v.25"/>',
  clock: '<circle cx="8" cy="8" r="6"/><path d="M8 4.5V8l2.5 1.5"/>',
  copy: '<rect x="5.5" y="5.5" width="8" height="8" rx="1.5"/><path d="M10.5 5.5v-1.5a1.5 1.5 0 0 0-1.5-1.5h-5A1.5 1.5 0 0 0 2.5 4v5A1.5 1.5 0 0 0 4 10.5h1.5"/>',
  close: '<path d="m4 4 8 8M12 4l-8 8"/>',
} as const

/** The pictures of the inspector. */
export type IconName = keyof typeof paths

/** A picture of 16 pixels in the color of the text. It is hidden from screen readers: words stand beside it. */
export const icon = (name: IconName): Markup =>
  html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">${raw(paths[name])}</svg>`
