import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-coral-soft px-4 py-2.5 text-center text-sm font-semibold">
          <WifiOff aria-hidden size={16} className="shrink-0" />
          You are offline. What you see may be out of date; booking works again once you are back.
        </p>
      )}
    </div>
  )
}
