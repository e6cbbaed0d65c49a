import {
  addProductMedia,
  addProductMediaToChoices,
  getProduct,
  type NewProductMedia,
  type Product,
  queryProducts,
  removeProductMedia,
  removeProductMediaFromChoices,
} from '@frontdesk/stores'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../bookings/refusal.ts'
import { openStore, type Store } from './store.ts'

let store: Store
let id: string
beforeEach(async () => {
  store = openStore()
  id = (await queryProducts(store.owner, { filter: { slug: 'studio-t-shirt' } })).items[0]!.id
})

const product = (): Promise<Product> => getProduct(store.visitor, { id })

const add = (...media: NewProductMedia[]): Promise<void> => addProductMedia(store.owner, { id, media })

const idsOf = async (): Promise<unknown[]> => (await product()).media?.items?.map((item) => item.id) ?? []

/** The files of each choice, by its description. */
const choiceFiles = async (): Promise<unknown> =>
  Object.fromEntries(
    ((await product()).productOptions ?? []).flatMap(({ choices = [] }) =>
      choices.map(({ description = '', media }) => [description, media?.items?.map((item) => item.id)]),
    ),
  )

const chalk = 'frontdesk-shirt-chalk.svg'
const ink = 'frontdesk-shirt-ink.svg'
const bottle = 'frontdesk-bottle.svg'
const none = { S: undefined, M: undefined, L: undefined }

describe('files of a product', () => {
  it('come from the media store or from elsewhere, with the type that their name tells', async () => {
    await add(
      { mediaId: bottle },
      ...['a.jpg', 'b.mp4?size=2', 'c.mp3', 'd.pdf', 'e.zip', 'f'].map((name) => ({
        url: `https://files.example/${name}`,
      })),
    )
    const { media } = await product()
    expect(media?.mainMedia?.id).toBe(chalk)
    expect(media?.items?.slice(1).map(({ title, mediaType }) => [title, mediaType])).toEqual([
      [bottle, 'image'],
      ['a.jpg', 'image'],
      ['b.mp4', 'video'],
      ['c.mp3', 'audio'],
      ['d.pdf', 'document'],
      ['e.zip', 'zip'],
      ['f', 'image'],
    ])
    expect(media?.items?.[1]?.image).toEqual({
      url: `http://127.0.0.1:4600/media/${bottle}`,
      format: 'svg',
    })
    expect(media?.items?.[3]?.video).toEqual({
      files: [{ url: 'https://files.example/b.mp4?size=2', format: 'mp4' }],
    })
    await add({ mediaId: bottle })
    expect(await idsOf()).toHaveLength(8)
  })

  it('are removed, from the choices too, and the next one is the main one', async () => {
    await add({ mediaId: ink })
    expect(await idsOf()).toEqual([chalk, ink])
    await removeProductMedia(store.owner, { id, mediaIds: [chalk] })
    expect((await product()).media?.mainMedia?.id).toBe(ink)
    expect(await choiceFiles()).toEqual({ ...none, Chalk: undefined, Ink: [ink] })
    await removeProductMedia(store.owner, { id })
    expect((await product()).media).toEqual({ items: [] })
    expect(await choiceFiles()).toEqual({ ...none, Chalk: undefined, Ink: undefined })
  })

  it('are all removed by an empty list', async () => {
    await removeProductMedia(store.owner, { id, mediaIds: [] })
    expect(await idsOf()).toEqual([])
  })

  it('are refused when they are not there', async () => {
    const before = await product()
    expect(await refusal(add({}))).toEqual([['media.0.mediaId', 'REQUIRED_ONE_OF_FIELD']])
    expect(await refusal(add({ mediaId: bottle, url: 'https://files.example/a.jpg' }))).toEqual([
      ['media.0.url', 'ONE_OF_ALIGNMENT'],
    ])
    expect(await refusal(add({ mediaId: bottle }, { mediaId: 'nothing.jpg' }))).toEqual([
      ['media.1.mediaId', 'VALIDATION'],
    ])
    expect(await refusal(add({ url: 'javascript:alert(1)' }))).toEqual([['media.0.url', 'FORMAT']])
    expect(await refusal(add({ mediaId: bottle, choice: { option: 'Length', choice: 'S' } }))).toEqual([
      ['media.0.choice.option', 'VALIDATION'],
    ])
    expect(await refusal(add({ mediaId: bottle, choice: { option: 'Colour', choice: 'Red' } }))).toEqual([
      ['media.0.choice.choice', 'VALIDATION'],
    ])
    expect(await refusal(removeProductMedia(store.owner, { id, mediaIds: ['nothing.jpg'] }))).toEqual([
      ['mediaIds.0', 'VALIDATION'],
    ])
    expect(await product()).toEqual(before)
  })
})

describe('files of choices', () => {
  it('are shown for one option at a time', async () => {
    expect(await choiceFiles()).toEqual({ ...none, Chalk: [chalk], Ink: [ink] })
    const small = { option: 'Size', choice: 'S' }
    const refused = [428, 'OTHER_OPTION_HAS_MEDIA']
    expect(await refusal(add({ mediaId: bottle, choice: small }))).toEqual(refused)
    const toSmall = { id, media: [{ ...small, mediaIds: [chalk] }] }
    expect(await refusal(addProductMediaToChoices(store.owner, toSmall))).toEqual(refused)
    await removeProductMediaFromChoices(store.owner, {
      id,
      media: ['Chalk', 'Ink'].map((choice) => ({ option: 'Colour', choice, mediaIds: [] })),
    })
    expect(await idsOf()).toEqual([chalk])
    await addProductMediaToChoices(store.owner, toSmall)
    expect(await choiceFiles()).toEqual({ ...none, S: [chalk], Chalk: undefined, Ink: undefined })
  })

  it('are added to those that are there, once each, and removed by id', async () => {
    await add({ mediaId: bottle, choice: { option: 'Colour', choice: 'Ink' } })
    const media = [{ option: 'Colour', choice: 'Ink', mediaIds: [chalk, bottle] }]
    await addProductMediaToChoices(store.owner, { id, media })
    expect(await choiceFiles()).toEqual({ ...none, Chalk: [chalk], Ink: [ink, bottle, chalk] })
    await removeProductMediaFromChoices(store.owner, { id, media })
    expect(await choiceFiles()).toEqual({ ...none, Chalk: [chalk], Ink: [ink] })
    expect(await idsOf()).toEqual([chalk, bottle])
  })

  it('go with an empty list', async () => {
    await addProductMediaToChoices(store.owner, {
      id,
      media: [{ option: 'Colour', choice: 'Ink', mediaIds: [] }],
    })
    expect(await choiceFiles()).toEqual({ ...none, Chalk: [chalk], Ink: undefined })
  })

  it('must be files of the product, or of the choice', async () => {
    const media = (option: string, choice: string, mediaId: string) => ({
      id,
      media: [{ option, choice, mediaIds: [mediaId] }],
    })
    for (const [call, mediaId] of [
      [addProductMediaToChoices, bottle],
      [removeProductMediaFromChoices, chalk],
    ] as const) {
      expect(await refusal(call(store.owner, media('Colour', 'Ink', mediaId)))).toEqual([
        ['media.0.mediaIds.0', 'VALIDATION'],
      ])
      expect(await refusal(call(store.owner, media('Length', 'Ink', mediaId)))).toEqual([
        ['media.0.option', 'VALIDATION'],
      ])
      expect(await refusal(call(store.owner, media('Colour', 'Red', mediaId)))).toEqual([
        ['media.0.choice', 'VALIDATION'],
      ])
    }
  })
})

it('files are written by the business alone, of a product that exists', async () => {
  const media = [{ option: 'Colour', choice: 'Ink', mediaIds: [] }]
  const before = await product()
  for (const [client, owned, refused] of [
    [store.visitor, id, [403, 'FORBIDDEN']],
    [store.owner, 'nothing', [404, 'NOT_FOUND']],
  ] as const)
    for (const call of [
      addProductMedia(client, { id: owned, media: [{ mediaId: bottle }] }),
      removeProductMedia(client, { id: owned }),
      addProductMediaToChoices(client, { id: owned, media }),
      removeProductMediaFromChoices(client, { id: owned, media }),
    ])
      expect(await refusal(call)).toEqual(refused)
  expect(await product()).toEqual(before)
})
