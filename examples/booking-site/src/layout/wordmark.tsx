/** The studio's sign: half a sun over the water. */
export function Wordmark() {
  return (
    <span className="inline-flex min-w-0 items-center gap-2 font-display text-base xs:gap-2.5 xs:text-lg font-bold tracking-tight">
      <svg aria-hidden viewBox="0 0 32 32" className="size-7 shrink-0 xs:size-8">
        <path d="M4 17a12 12 0 0 1 24 0z" fill="var(--coral)" />
        <path d="M4 20h24v2.5H4zM8 25h16v2.5H8z" fill="currentColor" />
      </svg>
      {/* Gives way while a wider font stands in for its own. */}
      <span className="truncate">Harbour Studio</span>
    </span>
  )
}
