import {
  addProductMedia,
  addProductMediaToChoices,
  type ChoiceMedia,
  type MediaType,
  type NewProductMedia,
  type ProductMedia,
  type ProductMediaItem,
  type ProductOption,
  removeProductMedia,
  removeProductMediaFromChoices,
} from '@frontdesk/stores'
import { decline, refuse, refusedUnder } from '../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import type { KeptProduct } from './kept-product.ts'
import { storesMedia } from './media.ts'
import { changeProduct } from './product-changes.ts'
import { productEntity } from './product.ts'

type Context = HandlerContext<unknown>

const typesByEnding: Readonly<Record<string, MediaType>> = {
  mp4: 'video',
  mov: 'video',
  webm: 'video',
  mp3: 'audio',
  wav: 'audio',
  m4a: 'audio',
  pdf: 'document',
  epub: 'document',
  zip: 'zip',
}

const endingOf = (name: string): string => /\.([a-z\d]{2,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

const itemsOf = ({ items = [] }: ProductMedia = {}): readonly ProductMediaItem[] => items

/** Files with the first of them as the main one. */
const mediaOf = (items: readonly ProductMediaItem[]): ProductMedia => ({
  ...(items[0] && { mainMedia: items[0] }),
  items: [...items],
})

/** A file as products hold it. The type follows from the ending of its name. */
const itemOf = ({ origin, newId }: Context, { mediaId, url }: NewProductMedia): ProductMediaItem => {
  if ((mediaId === undefined) === (url === undefined))
    throw refuse(
      mediaId === undefined
        ? {
            field: 'mediaId',
            description: 'must be given, or url in its place',
            violatedRule: 'REQUIRED_ONE_OF_FIELD',
          }
        : {
            field: 'url',
            description: 'must be left out where mediaId is given',
            violatedRule: 'ONE_OF_ALIGNMENT',
          },
    )
  if (mediaId !== undefined && !Object.hasOwn(storesMedia, mediaId))
    throw refuse({
      field: 'mediaId',
      description: 'must be the id of a file in the media store; give a url for a file of another place',
      violatedRule: 'VALIDATION',
    })
  const address = url ?? `${origin}/media/${mediaId}`
  const title = new URL(address).pathname.split('/').at(-1) ?? ''
  const format = endingOf(title)
  const id = mediaId ?? newId()
  const file = { url: address, ...(format && { format }) }
  const mediaType = typesByEnding[format] ?? 'image'
  switch (mediaType) {
    case 'image':
      return { id, title, mediaType, image: file, thumbnail: file }
    case 'video':
      return { id, title, mediaType, video: { files: [file] } }
    default:
      return { id, title, mediaType }
  }
}

/** The choice that a caller names. @throws Failure 400 when the product has no such option or choice */
const placeOf = (
  { productOptions = [], name }: KeptProduct,
  { option, choice }: { readonly option: string; readonly choice: string },
): { readonly option: string; readonly choice: string } => {
  const known = productOptions.find((own) => own.name === option)
  if (!known)
    throw refuse({
      field: 'option',
      description: `must be the name of an option of "${name}"`,
      violatedRule: 'VALIDATION',
    })
  if (!known.choices?.some(({ description }) => description === choice))
    throw refuse({
      field: 'choice',
      description: `must be the description of a choice of ${option}`,
      violatedRule: 'VALIDATION',
    })
  return { option, choice }
}

type Change = (items: readonly ProductMediaItem[]) => readonly ProductMediaItem[]

/** Changes the files of one choice; those of a choice without files are left out. */
const changeChoice = (
  options: readonly ProductOption[],
  { option, choice }: { readonly option: string; readonly choice: string },
  change: Change,
): ProductOption[] =>
  options.map((own) =>
    own.name === option
      ? {
          ...own,
          choices: (own.choices ?? []).map((one) => {
            if (one.description !== choice) return one
            const { media, ...rest } = one
            const items = change(itemsOf(media))
            return items.length ? { ...rest, media: mediaOf(items) } : rest
          }),
        }
      : own,
  )

/** Files are shown for the choices of one option at a time. */
const requireOneOption = (options: readonly ProductOption[]): void => {
  const having = options.filter(({ choices = [] }) => choices.some(({ media }) => media))
  if (having.length > 1)
    throw decline(
      428,
      'OTHER_OPTION_HAS_MEDIA',
      `Choices of ${having.map(({ name }) => name).join(' and ')} would have files: remove those of one option first`,
      { options: having.map(({ name }) => name) },
    )
}

/** Refuses ids of files that are not among the items. */
const requireItems = (ids: readonly string[], items: readonly ProductMediaItem[], of: string): void => {
  const violations = ids.flatMap((wanted, index) =>
    items.some(({ id }) => id === wanted)
      ? []
      : {
          field: `mediaIds.${index}`,
          description: `must be the id of a file of ${of}`,
          violatedRule: 'VALIDATION',
        },
  )
  if (violations.length) throw refuse(...violations)
}

const without =
  (ids: readonly string[]): Change =>
  (items) =>
    items.filter(({ id = '' }) => !ids.includes(id))

const withItems =
  (added: readonly ProductMediaItem[]): Change =>
  (items) => [...items, ...added.filter(({ id }) => items.every((item) => item.id !== id))]

/** Changes the files of choices, one after the other, and keeps the product. */
const changeChoices = (
  context: Context,
  { id, media }: { readonly id: string; readonly media: readonly ChoiceMedia[] },
  change: (product: KeptProduct, wanted: ChoiceMedia, items: readonly ProductMediaItem[]) => Change,
): void => {
  const product = productEntity.require(context, id)
  let options = product.productOptions ?? []
  for (const [index, wanted] of media.entries())
    refusedUnder(`media.${index}`, () => {
      const place = placeOf(product, wanted)
      options = changeChoice(options, place, (items) => change(product, wanted, items)(items))
    })
  requireOneOption(options)
  changeProduct(context, product, { productOptions: options })
}

export const productMediaHandlers: readonly Handler[] = [
  handle(addProductMedia, (context) => {
    const { id, media } = context.input
    const product = productEntity.require(context, id)
    let items = itemsOf(product.media)
    let options = product.productOptions ?? []
    for (const [index, wanted] of media.entries())
      refusedUnder(`media.${index}`, () => {
        const item = itemOf(context, wanted)
        const { choice } = wanted
        items = withItems([item])(items)
        if (choice)
          options = changeChoice(
            options,
            refusedUnder('choice', () => placeOf(product, choice)),
            withItems([item]),
          )
      })
    requireOneOption(options)
    changeProduct(context, product, { media: mediaOf(items), productOptions: options })
  }),

  handle(removeProductMedia, (context) => {
    const { id, mediaIds = [] } = context.input
    const product = productEntity.require(context, id)
    const items = itemsOf(product.media)
    requireItems(mediaIds, items, 'the product')
    const removed = mediaIds.length ? mediaIds : items.map((item) => item.id ?? '')
    const productOptions = (product.productOptions ?? []).map(({ choices = [], ...option }) => ({
      ...option,
      choices: choices.map(({ media, ...choice }) => {
        const left = without(removed)(itemsOf(media))
        return left.length ? { ...choice, media: mediaOf(left) } : choice
      }),
    }))
    changeProduct(context, product, { media: mediaOf(without(removed)(items)), productOptions })
  }),

  handle(addProductMediaToChoices, (context) => {
    changeChoices(context, context.input, ({ media, name }, { mediaIds }) => {
      const items = itemsOf(media)
      requireItems(mediaIds, items, `"${name}"`)
      return mediaIds.length ? withItems(items.filter(({ id = '' }) => mediaIds.includes(id))) : () => []
    })
  }),

  handle(removeProductMediaFromChoices, (context) => {
    changeChoices(context, context.input, (_, { mediaIds, choice }, items) => {
      requireItems(mediaIds, items, choice)
      return mediaIds.length ? without(mediaIds) : () => []
    })
  }),
]
