import { cx } from './class-names.ts'
import { TilePattern } from './tile-pattern.tsx'

/** The fields that services, products and cart lines have in common. */
interface PictureSource {
  url?: string
  width?: number
  height?: number
  altText?: string
}

interface PictureProps {
  image: PictureSource | undefined
  /** Read out when the image brings no text of its own; empty for decoration. */
  alt?: string
  /** For the one picture that the eye meets first. */
  eager?: boolean
  /** May hold another size, aspect ratio and corners; the ratio is kept while the picture loads. */
  className?: string
}

const placeholder = ['a0b4d1', 'c3a2b0']

export function Picture({ image, alt = '', eager = false, className }: PictureProps) {
  const frame = cx('picture', className)
  if (!image?.url) return <TilePattern rows={placeholder} className={frame} />
  return (
    <img
      src={image.url}
      alt={image.altText ?? alt}
      width={image.width ?? 1200}
      height={image.height ?? 900}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={frame}
    />
  )
}
