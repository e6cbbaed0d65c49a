import { type ElevatedAuth, type Write, write } from '@frontdesk/core'

const prefix = '/stores'

/** A file to add to a product: from the media store, or from another URL. */
export interface NewProductMedia {
  /** Id of a file in the media store. Either this or `url`. */
  mediaId?: string
  /** URL of a file that is hosted elsewhere. Either this or `mediaId`. */
  url?: string
  /** The choice that the file shows. The file is also added to the product. */
  choice?: {
    /** Name of the option, such as `Color`. */
    option: string
    /** Name of its choice, such as `Red`. */
    choice: string
  }
}

/** Some files of a product that show one of its choices. */
export interface ChoiceMedia {
  /** Name of the option: from 1 to 50 characters. */
  option: string
  /** Description of the choice: from 1 to 50 characters. */
  choice: string
  /** At most 50 ids. */
  mediaIds: string[]
}

/** Input of `addProductMedia`. */
export interface AddProductMediaInput {
  /** Id of the product. */
  id: string
  /** From 1 to 50. */
  media: NewProductMedia[]
}

/**
 * Adds files to a product, for the business. The first file of the product is its main picture.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ApplicationError `OTHER_OPTION_HAS_MEDIA` when choices of two options would have files.
 * @throws ValidationError when there is no such file, option or choice.
 * @throws ContextError without an elevated client.
 * @example
 * await addProductMedia(elevatedClient, {
 *   id: product.id,
 *   media: [{ url: 'https://example.com/ink.jpg', choice: { option: 'Colour', choice: 'Ink' } }],
 * })
 * @function
 */
export const addProductMedia: Write<AddProductMediaInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'stores.products.addMedia',
  prefix,
  route: 'POST /v1/products/{id}/media',
  elevated: true,
})

/** Input of `removeProductMedia`. */
export interface RemoveProductMediaInput {
  /** Id of the product. */
  id: string
  /** At most 50 ids; omit it or pass an empty list for all files. */
  mediaIds?: string[]
}

/**
 * Removes files of a product and of its choices, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ValidationError when the product has no such file.
 * @throws ContextError without an elevated client.
 * @example
 * await removeProductMedia(elevatedClient, { id: product.id, mediaIds: ['ink.jpg'] })
 * @function
 */
export const removeProductMedia: Write<RemoveProductMediaInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'stores.products.removeMedia',
  prefix,
  route: 'POST /v1/products/{id}/media/delete',
  elevated: true,
})

/** Input of `addProductMediaToChoices`. */
export interface AddProductMediaToChoicesInput {
  /** Id of the product. */
  id: string
  /** From 1 to 10. */
  media: ChoiceMedia[]
}

/**
 * Assigns files of a product to some of its choices, for the business. An empty list of ids removes the files of a
 * choice.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ApplicationError `OTHER_OPTION_HAS_MEDIA` when choices of two options would have files.
 * @throws ValidationError when the product has no such file, option or choice.
 * @throws ContextError without an elevated client.
 * @example
 * await addProductMediaToChoices(elevatedClient, {
 *   id: product.id,
 *   media: [{ option: 'Colour', choice: 'Ink', mediaIds: ['ink.jpg'] }],
 * })
 * @function
 */
export const addProductMediaToChoices: Write<AddProductMediaToChoicesInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'stores.products.addMediaToChoices',
    prefix,
    route: 'PATCH /v1/products/{id}/choices/media',
    elevated: true,
  })

/** Input of `removeProductMediaFromChoices`. */
export interface RemoveProductMediaFromChoicesInput {
  /** Id of the product. */
  id: string
  /** From 1 to 10. */
  media: ChoiceMedia[]
}

/**
 * Unassigns files of a product from some of its choices, for the business. The product keeps the files. An empty list
 * of ids removes all files of a choice.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ValidationError when the choice has no such file, or the product no such option or choice.
 * @throws ContextError without an elevated client.
 * @example
 * await removeProductMediaFromChoices(elevatedClient, {
 *   id: product.id,
 *   media: [{ option: 'Colour', choice: 'Ink', mediaIds: ['ink.jpg'] }],
 * })
 * @function
 */
export const removeProductMediaFromChoices: Write<RemoveProductMediaFromChoicesInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'stores.products.removeMediaFromChoices',
    prefix,
    route: 'POST /v1/products/{id}/choices/media/delete',
    elevated: true,
  })
