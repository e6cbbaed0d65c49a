import type * as testing from '@testing-library/react'
import { Window } from 'happy-dom'
import { vi } from 'vitest'

/** The address of the app under test. */
export const home = 'http://localhost:5173'

/** A browser window without a network. */
export function createDocument(): Window {
  return new Window({
    url: home,
    settings: { disableCSSFileLoading: true, disableJavaScriptFileLoading: true },
  })
}

/** Stubs the document and its globals alone, so that calls are made with the fetch of Node. */
export function stubDocument(page: Window, assign: (url: string) => void): void {
  const globals = {
    window: page,
    document: page.document,
    FormData: page.FormData,
    navigator: page.navigator,
    localStorage: page.localStorage,
    matchMedia: page.matchMedia.bind(page),
    requestAnimationFrame: page.requestAnimationFrame.bind(page),
    addEventListener: page.addEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
    StorageEvent: page.StorageEvent,
    removeEventListener: page.removeEventListener.bind(page),
    location: { href: `${home}/`, origin: home, assign, replace: assign },
    IS_REACT_ACT_ENVIRONMENT: true,
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
}

/** React looks for the document when it is loaded: call this after `stubDocument`. */
export async function loadTestingLibrary(): Promise<typeof testing> {
  const library = await import('@testing-library/react')
  // Only ends what hangs: a busy machine may be ten times slower.
  library.configure({ asyncUtilTimeout: 30_000 })
  return library
}
