import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ThemeScript, themeScript, useTheme } from '../src/index.ts'

/** A device whose preference the test sets, and whose listeners it counts. */
const device = { dark: false, listeners: new Set<() => void>() }

beforeEach(() => {
  device.dark = false
  device.listeners.clear()
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return device.dark
    },
    addEventListener: (_: string, listener: () => void) => device.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => device.listeners.delete(listener),
  }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.documentElement.removeAttribute('data-theme')
  document.documentElement.removeAttribute('style')
})

const shown = () => document.documentElement.dataset['theme']
const mount = (storageKey?: string) =>
  renderHook(() => useTheme(storageKey ? { storageKey } : {}), { reactStrictMode: true })

describe('useTheme', () => {
  it('follows the device until the person chooses', () => {
    const { result } = mount()
    expect(result.current).toMatchObject({ theme: 'system', resolved: 'light' })
    expect(shown()).toBe('light')
    act(() => {
      device.dark = true
      for (const listener of [...device.listeners]) listener()
    })
    expect(result.current).toMatchObject({ theme: 'system', resolved: 'dark' })
    expect(shown()).toBe('dark')
    expect(document.documentElement.style.colorScheme).toBe('dark')
  })

  it('keeps what the person chooses under the key "theme"', () => {
    const { result } = mount()
    act(() => {
      result.current.set('dark')
    })
    expect(result.current).toMatchObject({ theme: 'dark', resolved: 'dark' })
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(mount().result.current.theme).toBe('dark')
    expect(mount('other').result.current.theme).toBe('system')
  })

  it('toggles from what is shown', () => {
    device.dark = true
    const { result } = mount()
    act(() => {
      result.current.toggle()
    })
    expect(result.current.theme).toBe('light')
    act(() => {
      result.current.toggle()
    })
    expect(result.current.theme).toBe('dark')
  })

  it.each(['blue', '', '"dark"', '<img onerror=alert(1)>', 'DARK', '__proto__'])(
    'takes the kept value %s as no choice',
    (value) => {
      localStorage.setItem('theme', value)
      expect(mount().result.current).toMatchObject({ theme: 'system', resolved: 'light' })
      expect(shown()).toBe('light')
    },
  )

  it('accepts no other value from code either', () => {
    const { result } = mount()
    act(() => {
      result.current.set('red' as 'dark')
    })
    expect(result.current.theme).toBe('system')
    expect(localStorage.getItem('theme')).toBe('system')
  })

  it('follows other tabs', () => {
    const { result } = mount()
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    })
    expect(result.current.theme).toBe('dark')
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'unrelated', newValue: 'light' }))
    })
    expect(result.current.theme).toBe('dark')
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
    })
    expect(result.current.theme).toBe('system')
  })

  it('is the same in all places of a page', () => {
    const first = mount()
    const second = mount()
    act(() => {
      first.result.current.set('dark')
    })
    expect(second.result.current.theme).toBe('dark')
  })

  it('works while the page lives where the storage is denied', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
    const first = mount()
    const second = mount()
    act(() => {
      first.result.current.set('dark')
    })
    expect(first.result.current.theme).toBe('dark')
    expect(second.result.current.theme).toBe('dark')
    expect(shown()).toBe('dark')
  })

  it('leaves no listener behind', () => {
    const added = vi.spyOn(globalThis, 'addEventListener')
    const removed = vi.spyOn(globalThis, 'removeEventListener')
    for (let round = 0; round < 20; round++) mount().unmount()
    expect(device.listeners.size).toBe(0)
    const count = (spy: { mock: { calls: unknown[][] } }) =>
      spy.mock.calls.filter(([name]) => name === 'storage').length
    expect(count(added)).toBeGreaterThanOrEqual(80)
    expect(count(removed)).toBe(count(added))
  })
})

describe('themeScript', () => {
  const run = (storageKey?: string): void => {
    // As a page does; a script element would not run here.
    ;(0, eval)(themeScript(storageKey))
  }

  it.each([
    { kept: 'dark', dark: false, theme: 'dark' },
    { kept: 'light', dark: true, theme: 'light' },
    { kept: 'system', dark: true, theme: 'dark' },
    { kept: 'nonsense', dark: false, theme: 'light' },
    { kept: null, dark: true, theme: 'dark' },
  ])('shows $theme for $kept on a device that prefers dark: $dark', ({ kept, dark, theme }) => {
    device.dark = dark
    if (kept !== null) localStorage.setItem('theme', kept)
    run()
    expect(shown()).toBe(theme)
    expect(document.documentElement.style.colorScheme).toBe(theme)
  })

  it('is harmless where the storage is denied', () => {
    vi.stubGlobal('localStorage', undefined)
    run()
    expect(shown()).toBe('light')
  })

  it('is not ended by a storage key that contains a script tag', () => {
    const key = `'"</script><script>alert(1)//`
    localStorage.setItem(key, 'dark')
    expect(themeScript(key)).not.toContain('<')
    run(key)
    expect(shown()).toBe('dark')
  })

  it('carries the nonce of a content security policy', () => {
    expect(renderToString(<ThemeScript nonce="n0nce" storageKey="mode" />)).toBe(
      `<script nonce="n0nce">${themeScript('mode')}</script>`,
    )
  })
})
