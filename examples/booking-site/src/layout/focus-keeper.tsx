import { useEffect } from 'react'

/** Where the focus goes when nothing nearer is left: to the heading of the page, then to the page. */
function fallback(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-page-heading]') ?? document.getElementById('main')
}

/**
 * Catches the focus when the element that had it is taken out of the page: a browser would give it to the body, and a
 * person with a keyboard would begin again at the top.
 */
export function FocusKeeper() {
  useEffect(() => {
    let last: Element | null = null
    let frame = 0
    const remember = (): void => {
      last = document.activeElement
    }
    const isLost = (): boolean =>
      last !== null && !last.isConnected && document.activeElement === document.body
    const give = (): void => {
      if (!isLost()) return
      last = null
      fallback()?.focus()
    }
    const observer = new MutationObserver(() => {
      if (!isLost()) return
      cancelAnimationFrame(frame)
      // A dialog that closes gives the focus back in the next frame.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(give)
      })
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return null
}
