import { vi } from 'vitest'

/** A frame as a page has it: its window, and the document in it as far as the page may see it. */
class Frame extends EventTarget {
  readonly style: Record<string, string> = {}
  readonly contentWindow: object = {}
  contentDocument: { URL: string } | null = { URL: 'about:blank' }
  src = ''
  constructor(readonly remove: () => void) {
    super()
  }

  /** A page of another origin has loaded. */
  load(): void {
    this.contentDocument = null
    this.dispatchEvent(new Event('load'))
  }
}

/** Counts who listens. */
class Listened extends EventTarget {
  readonly listeners = new Set<unknown>()

  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions,
  ): void {
    this.listeners.add(listener)
    options?.signal?.addEventListener('abort', () => this.listeners.delete(listener))
    super.addEventListener(type, listener, options)
  }
}

export interface Page {
  readonly frames: ReadonlySet<Frame>
  /** Of the window and of the document. */
  listeners(): number
  /** Resolves with the next frame that is opened. */
  nextFrame(): Promise<Frame>
  /** A message to the page; from the frame's own page unless told otherwise. */
  post(frame: Frame, data: unknown, from?: { origin?: string; source?: object | null }): void
  violate(violation: { disposition: string; effectiveDirective: string; blockedURI: string }): void
}

/** Puts the parts of a browser's page in place that a hidden frame needs. */
export const openPage = (origin = 'https://studio.example'): Page => {
  const frames = new Set<Frame>()
  const window = new Listened()
  const document = new Listened()
  let tell: ((frame: Frame) => void) | undefined
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('location', { origin, href: origin + '/' })
  vi.stubGlobal(
    'document',
    Object.assign(document, {
      createElement(): Frame {
        const frame: Frame = new Frame(() => frames.delete(frame))
        return frame
      },
      documentElement: {
        append(frame: Frame) {
          frames.add(frame)
          tell?.(frame)
        },
      },
    }),
  )
  return {
    frames,
    listeners: () => window.listeners.size + document.listeners.size,
    nextFrame: () =>
      new Promise((resolve) => {
        tell = resolve
      }),
    post(frame, data, from = {}) {
      const event = new Event('message')
      const { origin = new URL(frame.src).origin, source = frame.contentWindow } = from
      window.dispatchEvent(Object.assign(event, { data, origin, source }))
    },
    violate(violation) {
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
    },
  }
}
