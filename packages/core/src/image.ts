import type { DetailedImage, Image } from './common/image.ts'
import { type Conversion, date } from './shape.ts'

const form =
  /^(?:wix:)?image:\/\/v1\/([^/#]+)\/?([^#]*)#?(?:originWidth=([^&]*)&?)?(?:originHeight=([^&]*))?(.*)/s

/** Text with an invalid escape sequence is kept unchanged. */
const decodeText = (text: string): string => {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text
  } catch {
    return text
  }
}

const parseImage = (text: string, media = 'https://static.wixstatic.com/media/'): unknown => {
  const [, id, filename, width, height, more] = form.exec(text) ?? []
  if (!id) return { url: text }
  const image: Record<string, unknown> = { url: media + id, id }
  if (filename) image['filename'] = decodeText(filename)
  if (width) image['width'] = +width
  if (height) image['height'] = +height
  if (more)
    for (const [, name = '', value = ''] of more.matchAll(/(\w+)=([^&]*)/g)) image[name] = decodeText(value)
  return image
}

const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString()
  const { x, y } = Object(value) as { x?: number; y?: number }
  return x === undefined ? String(value) : `${x},${y}`
}

/** Writes all fields of the object into the text, so that an image survives a round trip. */
export const writeImage = ({ url, id, filename = '', width, height, ...more }: DetailedImage): string => {
  if (!id) return url
  let text = `wix:image://v1/${id}/${encodeURIComponent(filename)}`
  let mark = '#'
  const add = (name: string, value: unknown): void => {
    if (value == null) return
    text += `${mark}${name}=${typeof value === 'number' ? value : encodeURIComponent(textOf(value))}`
    mark = '&'
  }
  add('originWidth', width)
  add('originHeight', height)
  for (const [name, value] of Object.entries(more)) add(name, value)
  return text
}

/**
 * A picture: `wix:image://v1/…` text or an object on the wire, an {@link Image} here. It is written as text if system
 * fields are underscored on the wire, and otherwise as an object; both forms are read.
 */
export const image: Conversion<Image> = {
  kind: 'image',
  decode: (wire, form) => (typeof wire === 'string' ? parseImage(wire, form.media) : wire),
}

/**
 * Decodes an image with its details: the expiry becomes a `Date`, the coordinates of the focal point become numbers.
 */
export const detailedImage: Conversion<DetailedImage> = {
  kind: 'image',
  decode(wire, form) {
    const picture = image.decode(wire, form) as Record<string, unknown>
    const { urlExpirationDate: expiry, focalPoint: point } = picture
    if (expiry != null) picture['urlExpirationDate'] = date.decode(expiry, form)
    if (typeof point === 'string') {
      const [x, y] = point.split(',').map(Number)
      picture['focalPoint'] = { x, y }
    }
    return picture
  },
}
