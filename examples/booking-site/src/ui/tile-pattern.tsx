import { cx } from './class-names.ts'

/** A tile is a square with quarter circles in one corner, as on the walls of the old town; a letter turns it. */
const turns = { a: 0, b: 90, c: 180, d: 270 } as const
type Turn = keyof typeof turns

interface Tone {
  ground: string
  outer: string
  inner: string
}

const tones: readonly Tone[] = [
  { ground: 'var(--tile-1)', outer: 'var(--tile-2)', inner: 'var(--tile-1)' },
  { ground: 'var(--tile-3)', outer: 'var(--tile-1)', inner: 'var(--tile-3)' },
  { ground: 'var(--tile-2)', outer: 'var(--tile-4)', inner: 'var(--tile-5)' },
  { ground: 'var(--tile-4)', outer: 'var(--tile-3)', inner: 'var(--tile-1)' },
  { ground: 'var(--tile-1)', outer: 'var(--tile-5)', inner: 'var(--tile-4)' },
]

interface TilePatternProps {
  /** Rows of tiles; each tile is a turn and the number of its tone: `a0b3 c1d2`. */
  rows: readonly string[]
  className?: string
}

/** A wall of tiles. Decoration: it is hidden from screen readers. */
export function TilePattern({ rows, className }: TilePatternProps) {
  const columns = Math.max(...rows.map((row) => row.length / 2))
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${columns * 100} ${rows.length * 100}`}
      preserveAspectRatio="xMidYMid slice"
      className={cx('tiles block', className)}
    >
      <rect width="100%" height="100%" fill="var(--tile-1)" />
      {rows.map((row, y) =>
        (row.match(/[a-d]\d/g) ?? []).map((tile, x) => (
          <Tile
            key={`${x}-${y}`}
            x={x}
            y={y}
            turn={tile[0] as Turn}
            tone={tones[Number(tile[1])] ?? tones[0]}
          />
        )),
      )}
    </svg>
  )
}

function Tile({ x, y, turn, tone }: { x: number; y: number; turn: Turn; tone: Tone | undefined }) {
  if (!tone) return null
  return (
    <g transform={`translate(${x * 100} ${y * 100}) rotate(${turns[turn]} 50 50)`}>
      <rect width="100" height="100" fill={tone.ground} />
      <path d="M0 100V0a100 100 0 0 1 100 100z" fill={tone.outer} />
      <path d="M0 100V34a66 66 0 0 1 66 66z" fill={tone.ground} />
      <path d="M0 100V66a34 34 0 0 1 34 34z" fill={tone.inner} />
    </g>
  )
}
