/** Starts the local platform with `npm run dev`, at the address in .env.development. */
export async function register() {
  const url = process.env.NEXT_PUBLIC_FRONTDESK_URL
  if (process.env.NODE_ENV === 'development' && process.env.NEXT_RUNTIME === 'nodejs' && url) {
    const { createEmulator } = await import('@frontdesk/emulator')
    const emulator = await createEmulator({ port: Number(new URL(url).port) })
    console.log(`\n  The local platform and its inspector: ${emulator.url}/\n`)
  }
}
