/** For the person who runs the site: without its configuration nothing else can be shown. */
export function ConfigError({ error }: { error: unknown }) {
  return (
    <main className="shell grid max-w-2xl gap-4 py-20">
      <h1 className="text-title">The site is not set up yet</h1>
      <p role="alert">{error instanceof Error ? error.message : String(error)}</p>
      <p className="text-muted">
        Start the emulator with <code>npx @frontdesk/emulator</code>, put its address and client id into{' '}
        <code>config.json</code> beside <code>index.html</code>, and reload.
      </p>
    </main>
  )
}
