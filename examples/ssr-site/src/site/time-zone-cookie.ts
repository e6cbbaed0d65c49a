import { deviceTimeZone } from '@frontdesk/example-booking-site/format/visitor-time-zone.ts'
import { studio } from '@frontdesk/example-booking-site/studio.ts'
import { useEffect } from 'react'

const name = 'timeZone'

/** The time zone of the person's device, as an earlier page has kept it; that of the studio on the first page. */
export function timeZoneOf(request: Request): string {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  try {
    const timeZone = decodeURIComponent(value ?? '')
    return new Intl.DateTimeFormat('en', { timeZone: timeZone || studio.timeZone }).resolvedOptions().timeZone
  } catch {
    return studio.timeZone
  }
}

/** Keeps the time zone of the device for the next page that the server renders. */
export function useKeepTimeZone(): void {
  useEffect(() => {
    const value = encodeURIComponent(deviceTimeZone())
    document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`
  }, [])
}
