import { Open, SeoData, Limited, OffsetQuery, OffsetPaging, Image, Write, ElevatedAuth, BulkResult, Shape, Read, Page } from '@frontdesk/core';

/** All kinds of files of a product. */
declare const mediaTypes: readonly ["image", "video", "audio", "document", "zip"];
/** The type of a media file. */
type MediaType = Open<(typeof mediaTypes)[number]>;
/** Pictures and other files of a product, a choice or a collection. */
interface ProductMedia {
    /** The main picture of the product in lists. */
    mainMedia?: ProductMediaItem;
    items?: ProductMediaItem[];
}
/** A picture or a video of a product. */
interface ProductMediaItem {
    id?: string;
    title?: string;
    mediaType?: MediaType;
    /** Present for media type `image`. */
    image?: MediaFile;
    /** Present for media type `video`: the same video in several sizes. */
    video?: {
        files?: MediaFile[];
        stillFrameMediaId?: string;
    };
    /** Small preview of the picture or video. */
    thumbnail?: MediaFile;
}
/** A file that a browser can load. */
interface MediaFile {
    url?: string;
    /** Width in pixels. */
    width?: number;
    /** Height in pixels. */
    height?: number;
    /** File format, such as `jpg`. */
    format?: string;
    /** Alternative text, for people who cannot see the picture. */
    altText?: string;
}

/** A group of products that are shown together. */
interface Collection {
    id: string;
    name?: string;
    /** Slug of the collection's page. */
    slug?: string;
    description?: string;
    /** Whether customers see the collection. */
    visible?: boolean;
    /** Number of products in the collection. */
    numberOfProducts?: number;
    media?: ProductMedia;
    createdDate?: Date;
    updatedDate?: Date;
    /** When it was last changed. */
    lastUpdated?: Date;
}
declare const collectionShape: Shape<Collection>;
/** Input of `getCollectionBySlug`. */
interface GetCollectionBySlugInput {
    /** Slug of the page, such as `yoga-mat`. */
    slug: string;
}
/**
 * Reads a collection by its slug.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such collection, or customers may not see it.
 * @example
 * const collection = await getCollectionBySlug(client, { slug: 'all-products' })
 * const products = await queryProducts(client, { filter: { collectionIds: { $hasSome: [collection.id] } } })
 * @function
 */
declare const getCollectionBySlug: Read<GetCollectionBySlugInput, Collection>;
/** Input of `getCollection`. */
interface GetCollectionInput {
    id: string;
}
/**
 * Reads one collection.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such collection, or customers may not see it.
 * @example
 * const collection = await getCollection(client, { id: product.collectionIds[0] })
 * @function
 */
declare const getCollection: Read<GetCollectionInput, Collection>;
/** The fields that collections can be filtered and sorted by. */
interface CollectionFields {
    id: string;
    name: string;
}
/** Input of `queryCollections`. */
type QueryCollectionsInput = OffsetQuery<CollectionFields>;
/**
 * Finds collections, 50 per page by default (at most 100). Customers find the visible ones.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryCollections(client, { sort: [{ fieldName: 'name' }] })
 * @function
 */
declare const queryCollections: Read<QueryCollectionsInput, Page<Collection, QueryCollectionsInput>>;

/** All versions of a business's catalog. */
declare const catalogVersions: readonly ["V1_CATALOG", "V3_CATALOG", "STORES_NOT_INSTALLED"];
/** The version of the catalog of a business. The calls of one version do not work with the other one. */
type CatalogVersion = Open<(typeof catalogVersions)[number]>;
/** `getCatalogVersion` has no input. */
type GetCatalogVersionInput = Record<string, never>;
/**
 * Returns the catalog version of the business. The operations of this package are for `V1_CATALOG`: with another
 * version, all other calls are declined with status 428 and the code `CATALOG_V3_CALLING_CATALOG_V1_API`, or
 * `APP_NOT_INSTALLED` if there is no store.
 *
 * @throws AuthError `UNAUTHENTICATED` when the client has no `auth`.
 * @example
 * const version = await getCatalogVersion(client, {})
 * if (version !== 'V1_CATALOG') console.warn(`The catalogue of this business is ${version}`)
 * @function
 */
declare const getCatalogVersion: Read<GetCatalogVersionInput, CatalogVersion>;

/** A collection to create. */
interface NewCollection extends Pick<Collection, 'visible'> {
    /** From 1 to 50 characters. */
    name: string;
    /** At most 600 characters. */
    description?: string;
    /** Slug of the collection's page, from 1 to 100 characters; defaults to one that is made from the name. */
    slug?: string;
}
/** Some fields of a collection to change. */
interface CollectionChange extends Partial<NewCollection> {
    /** At most 36 characters. */
    id: string;
}
/** Input of `createCollection`. */
interface CreateCollectionInput {
    collection: NewCollection;
}
/**
 * Creates a collection without products, for the business.
 *
 * @throws ValidationError when the name is missing or the slug is taken.
 * @throws ContextError without an elevated client.
 * @example
 * const { id } = await createCollection(elevatedClient, { collection: { name: 'Gifts' } })
 * await addProductsToCollection(elevatedClient, { id, productIds: [product.id] })
 * @function
 */
declare const createCollection: Write<CreateCollectionInput, Collection, ElevatedAuth>;
/** Input of `updateCollection`. */
interface UpdateCollectionInput {
    collection: CollectionChange;
}
/**
 * Changes the given fields of a collection, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such collection.
 * @throws ValidationError when the slug is taken.
 * @throws ContextError without an elevated client.
 * @example
 * await updateCollection(elevatedClient, { collection: { id, visible: false } })
 * @function
 */
declare const updateCollection: Write<UpdateCollectionInput, Collection, ElevatedAuth>;
/** Input of `deleteCollection`. */
interface DeleteCollectionInput {
    id: string;
}
/**
 * Deletes a collection, for the business. Its products are not deleted.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such collection.
 * @throws ApplicationError `ALL_PRODUCTS_COLLECTION` for the collection of all products.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteCollection(elevatedClient, { id: collection.id })
 * @function
 */
declare const deleteCollection: Write<DeleteCollectionInput, void, ElevatedAuth>;
/** Input of `addProductsToCollection`. */
interface AddProductsToCollectionInput {
    /** Id of the collection. */
    id: string;
    /** At most 1,000. */
    productIds: string[];
}
/**
 * Adds products to a collection, for the business. A product that it already contains is not added again.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such collection.
 * @throws ValidationError when there is no product with one of the ids.
 * @throws ContextError without an elevated client.
 * @example
 * await addProductsToCollection(elevatedClient, { id: collection.id, productIds: [product.id] })
 * @function
 */
declare const addProductsToCollection: Write<AddProductsToCollectionInput, void, ElevatedAuth>;
/** Input of `removeProductsFromCollection`. */
interface RemoveProductsFromCollectionInput {
    /** Id of the collection. */
    id: string;
    /** At most 1,000. */
    productIds: string[];
}
/**
 * Removes products from a collection, for the business. Other products are ignored.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such collection.
 * @throws ApplicationError `ALL_PRODUCTS_COLLECTION` for the collection of all products.
 * @throws ValidationError when there is no product with one of the ids.
 * @throws ContextError without an elevated client.
 * @example
 * await removeProductsFromCollection(elevatedClient, { id: collection.id, productIds: [product.id] })
 * @function
 */
declare const removeProductsFromCollection: Write<RemoveProductsFromCollectionInput, void, ElevatedAuth>;

/** Every unit of length of a product or its package. */
declare const lengthUnits: readonly ["MM", "CM", "M", "IN", "FT", "YD"];
/** The unit of length of a product or its package. */
type LengthUnit = Open<(typeof lengthUnits)[number]>;
/** The size of a product or its package, in decimal text: `"12.5"`. */
interface Dimensions {
    /** Length as decimal text, in the unit of the shop. */
    length?: string;
    width?: string;
    height?: string;
    unit?: LengthUnit;
}

/** The price of a product. The store catalog uses numbers, unlike orders, which use decimal text. */
interface PriceData {
    /** Three-letter currency code, ISO 4217. */
    currency?: string;
    /** Price before the discount. */
    price?: number;
    /** Price after the discount; the same as `price` when there is none. */
    discountedPrice?: number;
    /** Price of one unit of measure, such as 100 g. */
    pricePerUnit?: number;
    /** Formatted texts, with the currency sign. */
    formatted?: {
        /** Price before a discount. */
        price?: string;
        /** Price that the customer pays. */
        discountedPrice?: string;
        /** Price for a unit of measurement, such as 100 g. */
        pricePerUnit?: string;
    };
}
/** The minimum and the maximum over all variants. */
interface NumberRange {
    /** Lowest value among the variants. */
    minValue?: number;
    /** Highest value among the variants. */
    maxValue?: number;
}
/** Cost and profit of a product. Only the business can read them. */
interface CostAndProfitData {
    /** Cost per item for the business. Only the owner sees it. */
    itemCost?: number;
    /** The cost with its currency symbol. */
    formattedItemCost?: string;
    /** Price minus cost. */
    profit?: number;
    /** The profit with its currency symbol. */
    formattedProfit?: string;
    /** Share of the price, from 0 to 1. */
    profitMargin?: number;
}
/** Every unit for the contents of a package. */
declare const measurementUnits: readonly ["ML", "CL", "L", "CBM", "MG", "G", "KG", "MM", "CM", "M", "SQM", "OZ", "LB", "FLOZ", "PT", "QT", "GAL", "IN", "FT", "YD", "SQFT"];
/** A unit for the contents of a package. */
type MeasurementUnit = Open<(typeof measurementUnits)[number]>;
/** The quantities of a price per unit: 80 g in the package, price shown per 100 g. */
interface PricePerUnitData {
    /** Content of the package. */
    totalQuantity?: number;
    /** Unit in which the content of the product is measured. */
    totalMeasurementUnit?: MeasurementUnit;
    /** The quantity that the price is shown for. */
    baseQuantity?: number;
    /** Unit for which the price is given. */
    baseMeasurementUnit?: MeasurementUnit;
}
/** Every type of discount of a product. */
declare const productDiscountTypes: readonly ["NONE", "AMOUNT", "PERCENT"];
/** Whether a discount is an amount or a percentage. */
type ProductDiscountType = Open<(typeof productDiscountTypes)[number]>;
/** Discount on the price of a product. */
interface ProductDiscount {
    type?: ProductDiscountType;
    /** An amount in the currency of the price, or a percentage. */
    value?: number;
}
declare const priceDataShape: Shape<PriceData>;
declare const numberRangeShape: Shape<NumberRange>;
declare const costAndProfitDataShape: Shape<CostAndProfitData>;
declare const pricePerUnitDataShape: Shape<PricePerUnitData>;
declare const productDiscountShape: Shape<ProductDiscount>;

/** One combination of choices, such as size M in blue. */
interface Variant {
    id: string;
    /** The choice per option: `{ Size: 'M', Colour: 'Ink' }`; empty for a product without options. */
    choices?: Record<string, string>;
    /** Price, weight and visibility of the variant. */
    variant?: VariantData;
    /** Whether and how many pieces can be bought. */
    stock?: VariantStock;
}
/** Price, weight, sizes and visibility of a variant. */
interface VariantData {
    priceData?: PriceData;
    /** Price in the currency of the customer. */
    convertedPriceData?: PriceData;
    /** Present when asked for with `includeMerchantSpecificData`. */
    costAndProfitData?: CostAndProfitData;
    /** Weight in the weight unit of the store. */
    weight?: number;
    /** The size of the variant itself. */
    productDimensions?: Dimensions;
    /** The size of the package that it is sent in. */
    packageDimensions?: Dimensions;
    /** Stock-keeping unit of the business. */
    sku?: string;
    /** Whether customers see it. */
    visible?: boolean;
}
/** Stock of a variant. */
interface VariantStock {
    /** Whether pieces are counted; otherwise only `inStock` is known. */
    trackQuantity?: boolean;
    quantity?: number;
    /** Whether at least one piece can be bought. */
    inStock?: boolean;
}
declare const variantShape: Shape<Variant>;
/** Input of `queryProductVariants`. */
interface QueryProductVariantsInput {
    /** Id of the product. */
    id: string;
    /** Only variants with these choices: `{ Size: 'M' }`. */
    choices?: Record<string, string>;
    variantIds?: string[];
    /** 50 from 0 unless given; at most 100. */
    paging?: OffsetPaging;
    /** Whether costs are included; only the business may ask for them. */
    includeMerchantSpecificData?: boolean;
}
type VariantPage = Page<Variant, QueryProductVariantsInput>;
/**
 * Lists the variants of a product, all or those with some choices.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @example
 * const page = await queryProductVariants(client, { id: product.id, choices: { Size: 'M' } })
 * @function
 */
declare const queryProductVariants: Read<QueryProductVariantsInput, VariantPage>;

/** A variant with the product fields that a list of all variants shows. */
interface StoreVariant {
    /** Product id and variant id, joined by a hyphen. */
    id: string;
    variantId?: string;
    productId?: string;
    /** The choices as text, such as `M, Ink`; empty for a product without options. */
    variantName?: string;
    /** Name of the product that the variant belongs to. */
    productName?: string;
    /** Whether the product manages variants: each has its own stock. */
    managedVariant?: boolean;
    /** Stock-keeping unit of the business. */
    sku?: string;
    /** Whether and how many pieces can be bought. */
    stock?: VariantStock;
    /** The choice per option: `{ Size: 'M', Colour: 'Ink' }`. */
    choices?: Record<string, string>;
    collectionIds?: string[];
    media?: StoreVariantMedia;
    preorderInfo?: PreorderInfo;
}
/** The picture of the choice, or of the product. */
interface StoreVariantMedia {
    image?: Image;
}
/** Whether and how customers can preorder. */
interface PreorderInfo {
    enabled?: boolean;
    /** Text for customers, such as the shipping date: from 1 to 250 characters. */
    message?: string;
    /** Maximum preorders per variant, at most 100,000; absent for no limit. */
    limit?: number;
}
declare const storeVariantShape: Shape<StoreVariant>;
/** The fields that variants of the store can be filtered and sorted by. */
interface StoreVariantFields {
    id: string;
    variantId: string;
    productId: string;
    variantName: string;
    productName: string;
    managedVariant: boolean;
    sku: string;
    'stock.inStock': boolean;
    'stock.quantity': number;
    collectionIds: Limited<string[], {
        operators: '$hasSome' | '$hasAll';
        sort: false;
    }>;
}
/** Input of `getStoreVariant`. */
interface GetStoreVariantInput {
    /** Product id and variant id, joined by a hyphen. */
    id: string;
}
/**
 * Reads one variant with its product's name, picture and collections.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such variant, or customers may not see it.
 * @example
 * const variant = await getStoreVariant(client, { id: `${product.id}-${variantId}` })
 * @function
 */
declare const getStoreVariant: Read<GetStoreVariantInput, StoreVariant>;
/** Input of `queryStoreVariants`. */
type QueryStoreVariantsInput = OffsetQuery<StoreVariantFields>;
/**
 * Finds variants of all products, 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const soldOut = await queryStoreVariants(client, {
 *   filter: { 'stock.inStock': false },
 *   sort: [{ fieldName: 'productName' }],
 * })
 * @function
 */
declare const queryStoreVariants: Read<QueryStoreVariantsInput, Page<StoreVariant, QueryStoreVariantsInput>>;

/** All reasons for stock changes. */
declare const inventoryChangeReasons: readonly ["ORDER", "MANUAL", "REVERT_INVENTORY_CHANGE"];
/** The reason for a change of stock: an order, the business, or an order that is reverted. */
type InventoryChangeReason = Open<(typeof inventoryChangeReasons)[number]>;
/** The stock of a product. */
interface InventoryItem {
    id: string;
    productId?: string;
    /** Whether stock is tracked by quantity; otherwise only `inStock` is known. */
    trackQuantity?: boolean;
    variants?: InventoryVariant[];
    /** When it was last changed. */
    lastUpdated?: Date;
    /** Number of the product as decimal text. */
    numericId?: string;
    preorderInfo?: PreorderInfo;
}
/** The stock of a variant. A product without options has one variant: `00000000-0000-0000-0000-000000000000`. */
interface InventoryVariant {
    variantId?: string;
    /** Whether at least one piece can be bought. */
    inStock?: boolean;
    /** From 0 to 99,999; absent if the quantity is not tracked. */
    quantity?: number;
    /** Whether it is out of stock and can be preordered. */
    availableForPreorder?: boolean;
}
declare const inventoryItemShape: Shape<InventoryItem>;
/** Input of `getInventoryVariants`. */
interface GetInventoryVariantsInput {
    /** Id of the inventory item: `inventoryItemId` of the product. */
    inventoryId: string;
    /** Defaults to all variants. */
    variantIds?: string[];
}
/**
 * Reads the stock of a product.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such inventory item, or customers may not see its product.
 * @example
 * const { variants } = await getInventoryVariants(client, { inventoryId: product.inventoryItemId ?? '' })
 * @function
 */
declare const getInventoryVariants: Read<GetInventoryVariantsInput, InventoryItem>;
/** Input of `queryInventory`. */
interface QueryInventoryInput {
    /**
     * A filter as JSON text, by `id`, `productId`, `trackQuantity`, `numericId` and `lastUpdated`:
     * `JSON.stringify({ productId: { $in: ids } })`.
     */
    filter?: string;
    /** Sort orders as JSON text: `[{"lastUpdated":"desc"}]`. */
    sort?: string;
    /** Defaults to 50 items from offset 0; at most 100. */
    paging?: OffsetPaging;
}
type InventoryPage = Page<InventoryItem, QueryInventoryInput>;
/**
 * Finds the stock of products, 50 per page by default (at most 100). The filter and sort orders are JSON text.
 *
 * @throws ValidationError when the filter or the sort orders are not JSON text, or contain an unknown field, operator
 * or value.
 * @example
 * const { items } = await queryInventory(client, {
 *   filter: JSON.stringify({ trackQuantity: true }),
 *   sort: JSON.stringify([{ lastUpdated: 'desc' }]),
 * })
 * @function
 */
declare const queryInventory: Read<QueryInventoryInput, InventoryPage>;
/** The stock of a product to set. */
interface InventoryItemChange extends Pick<InventoryItem, 'trackQuantity' | 'preorderInfo'> {
    productId: string;
    /** The variants to change. If stock is tracked, `quantity` determines whether one is in stock. */
    variants?: Pick<InventoryVariant, 'variantId' | 'inStock' | 'quantity'>[];
}
/** Input of `updateInventoryVariants`. */
interface UpdateInventoryVariantsInput {
    inventoryItem: InventoryItemChange;
    /** Defaults to `MANUAL`. The inventory event includes it. */
    reason?: InventoryChangeReason;
}
/**
 * Sets the stock of a product, for the business: whether the quantity is tracked, the quantity, and whether items can
 * be preordered.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ValidationError when an item is not a variant of the product, or has a quantity although it is not tracked.
 * @throws ContextError without an elevated client.
 * @example
 * await updateInventoryVariants(elevatedClient, {
 *   inventoryItem: { productId: product.id, trackQuantity: true, variants: [{ variantId, quantity: 12 }] },
 * })
 * @function
 */
declare const updateInventoryVariants: Write<UpdateInventoryVariantsInput, void, ElevatedAuth>;
/** The variant whose stock changes. */
interface InventoryTarget {
    /** Id of the inventory item. Either this or `productId`. */
    inventoryId?: string;
    /** Either this or `inventoryId`. */
    productId?: string;
    variantId: string;
}
/** A quantity to remove from the stock. */
interface InventoryDecrement extends InventoryTarget {
    /** From 1. */
    decrementBy: number;
    /** Whether it is a preorder; defaults to `false`. */
    preorderRequest?: boolean;
}
/** Input of `decrementInventory`. */
interface DecrementInventoryInput {
    /** From 1 to 300. */
    decrementData: InventoryDecrement[];
    /** Defaults to `MANUAL`. The inventory event includes it. */
    reason?: InventoryChangeReason;
}
/**
 * Decrements stock, for the business: all items or none. Stock never goes below 0.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product or inventory item.
 * @throws ApplicationError `INSUFFICIENT_INVENTORY` when the stock is too low, or `INVENTORY_QUANTITY_NOT_TRACKED` when
 * the quantity is not tracked.
 * @throws ValidationError when an item is not a variant of the product.
 * @throws ContextError without an elevated client.
 * @example
 * await decrementInventory(elevatedClient, {
 *   decrementData: [{ productId: product.id, variantId, decrementBy: 2 }],
 *   reason: 'ORDER',
 * })
 * @function
 */
declare const decrementInventory: Write<DecrementInventoryInput, void, ElevatedAuth>;
/** A quantity to add to the stock. */
interface InventoryIncrement extends InventoryTarget {
    /** From 1. */
    incrementBy: number;
}
/** Input of `incrementInventory`. */
interface IncrementInventoryInput {
    /** From 1 to 300. */
    incrementData: InventoryIncrement[];
    /** Defaults to `MANUAL`. The inventory event includes it. */
    reason?: InventoryChangeReason;
}
/**
 * Increments stock, for the business: all items or none.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product or inventory item.
 * @throws ApplicationError `INVENTORY_QUANTITY_NOT_TRACKED` when the quantity is not tracked, or
 * `MAX_QUANTITY_LIMIT_REACHED` when there would be more than 99,999.
 * @throws ValidationError when an item is not a variant of the product.
 * @throws ContextError without an elevated client.
 * @example
 * await incrementInventory(elevatedClient, {
 *   incrementData: [{ productId: product.id, variantId, incrementBy: 12 }],
 * })
 * @function
 */
declare const incrementInventory: Write<IncrementInventoryInput, void, ElevatedAuth>;

/** All types of products, in both spellings of the platform. */
declare const productTypes: readonly ["PHYSICAL", "DIGITAL", "physical", "digital"];
/** The type of a product, in upper or lower case, depending on the catalog version. */
type ProductType = Open<(typeof productTypes)[number]>;
/** Every inventory status of a product. */
declare const inventoryStatuses: readonly ["IN_STOCK", "OUT_OF_STOCK", "PARTIALLY_OUT_OF_STOCK"];
/** Whether all, some or none of the variants are in stock. */
type InventoryStatus = Open<(typeof inventoryStatuses)[number]>;
/** Every kind of file that a digital product may be. */
declare const digitalFileTypes: readonly ["SECURE_PICTURE", "SECURE_VIDEO", "SECURE_DOCUMENT", "SECURE_MUSIC", "SECURE_ARCHIVE", "SECURE_RAW"];
/** The kind of the file of a digital product. */
type DigitalFileType = Open<(typeof digitalFileTypes)[number]>;
/** The file that buyers of a digital product download. */
interface ProductDigitalFile {
    /** From 1 to 100 characters. */
    id: string;
    /** The name of the file with its ending, from 1 to 1,000 characters. */
    fileName?: string;
    fileType?: DigitalFileType;
}
/** A product of the store. */
interface Product {
    id: string;
    name: string;
    /** Slug of the product's page. */
    slug?: string;
    /** Whether customers see the product. */
    visible?: boolean;
    productType?: ProductType;
    /** HTML. */
    description?: string;
    /** Stock-keeping unit of the business. */
    sku?: string;
    /** Weight in the weight unit of the store. */
    weight?: number;
    /** The tax group of the product; defaults to the default group of the store. */
    taxGroupId?: string;
    /** Lightest and heaviest variant. */
    weightRange?: NumberRange;
    /** The size of the product itself. */
    productDimensions?: Dimensions;
    /** The size of the package that it is sent in. */
    packageDimensions?: Dimensions;
    /** Whether the product is in stock, and the quantity. */
    stock?: ProductStock;
    /** A copy of `priceData` for older clients. */
    price?: PriceData;
    /** Price in the currency of the business. */
    priceData?: PriceData;
    /** Price in the currency of the customer. */
    convertedPriceData?: PriceData;
    /** The lowest and the highest price of the variants. */
    priceRange?: NumberRange;
    /** Included on request with `includeMerchantSpecificData`. */
    costAndProfitData?: CostAndProfitData;
    /** Included on request with `includeMerchantSpecificData`. */
    costRange?: NumberRange;
    pricePerUnitData?: PricePerUnitData;
    /** Discount on the price, if there is one. */
    discount?: ProductDiscount;
    /** A label on the picture, such as `New`. */
    ribbon?: string;
    /** A copy of `ribbon` for older clients. */
    ribbons?: {
        /** Text of the ribbon, such as "New". */
        text?: string;
    }[];
    /** Brand of the product. */
    brand?: string;
    media?: ProductMedia;
    /** The file of a `DIGITAL` product, which only the business sees: buyers get a link to it after payment. */
    digitalFile?: ProductDigitalFile;
    /** Sections below the description, such as care or delivery. */
    additionalInfoSections?: InfoSection[];
    /** Custom text fields that the customer may or must fill in. */
    customTextFields?: CustomTextField[];
    /** Whether variants have prices and stock of their own. */
    manageVariants?: boolean;
    productOptions?: ProductOption[];
    variants?: Variant[];
    collectionIds?: string[];
    productPageUrl?: ProductPageUrl;
    /** SEO data of the product page. */
    seoData?: SeoData;
    /** Sequential number of the product as decimal text. */
    numericId?: string;
    inventoryItemId?: string;
    createdDate?: Date;
    updatedDate?: Date;
    /** When it was last changed. */
    lastUpdated?: Date;
}
/** Stock of a product. */
interface ProductStock {
    /** Whether the quantity is tracked; otherwise only `inStock` is known. */
    trackInventory?: boolean;
    /** Quantity of a product without its own variants. */
    quantity?: number;
    /** Whether at least one piece can be bought. */
    inStock?: boolean;
    inventoryStatus?: InventoryStatus;
}
/** All ways to show the choices of an option. */
declare const optionTypes: readonly ["drop_down", "color"];
/** How the choices of an option are shown. */
type OptionType = Open<(typeof optionTypes)[number]>;
/** An option, such as size or color. One choice of each option makes a variant. */
interface ProductOption {
    name?: string;
    optionType?: OptionType;
    /** Values that the customer can choose from, such as `Small` and `Large`. */
    choices?: ProductChoice[];
}
/** One value of a product option, such as `Small`. */
interface ProductChoice {
    /** The text, or the color as `#rrggbb`. */
    value?: string;
    /** Label for customers; `choices` of a variant use it. */
    description?: string;
    /** Pictures for this choice. */
    media?: ProductMedia;
    /** Whether any variant with this choice is in stock. */
    inStock?: boolean;
    /** Whether customers see it. */
    visible?: boolean;
}
/** A titled section of text below the description. */
interface InfoSection {
    title?: string;
    /** HTML. */
    description?: string;
}
/** A custom text of the customer, such as an engraving. */
interface CustomTextField {
    title?: string;
    /** Maximum number of characters. */
    maxLength?: number;
    /** Whether the customer must fill it in. */
    mandatory?: boolean;
}
/** The URL of the product's page: `base` and `path` together. */
interface ProductPageUrl {
    /** Origin of the site. */
    base?: string;
    /** Path of the product on that site. */
    path?: string;
}
declare const productShape: Shape<Product>;
/** The store's app id in a cart line: `{ catalogItemId: product.id, appId: storesAppId, options: { variantId } }`. */
declare const storesAppId = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
/** Input of `getProduct`. */
interface GetProductInput {
    id: string;
    /** Whether to include costs; only the business may request them. */
    includeMerchantSpecificData?: boolean;
}
/**
 * Reads one product.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product, or customers may not see it.
 * @example
 * const product = await getProduct(client, { id })
 * @function
 */
declare const getProduct: Read<GetProductInput, Product>;
type FilterOnly<T> = Limited<T, {
    sort: false;
}>;
/** The fields that products can be filtered and, unless restricted to filters, sorted by. */
interface ProductFields {
    id: string;
    createdDate: FilterOnly<Date>;
    lastUpdated: Date;
    name: string;
    description: FilterOnly<string>;
    sku: string;
    price: number;
    'priceData.price': number;
    numericId: number;
    productType: ProductType;
    slug: string;
    collectionIds: Limited<string[], {
        operators: '$hasSome' | '$hasAll';
        sort: false;
    }>;
}
/** Input of `queryProducts`. */
type QueryProductsInput = OffsetQuery<ProductFields>;
/**
 * Finds products, 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await queryProducts(client, {
 *   filter: { collectionIds: { $hasSome: [collection.id] } },
 *   sort: [{ fieldName: 'price' }],
 * })
 * @function
 */
declare const queryProducts: Read<QueryProductsInput, Page<Product, QueryProductsInput>>;

/** The variant for the choices, with its stock. */
interface SelectedVariant {
    /** Price in the currency of the business. */
    price?: PriceData;
    /** Price in the currency of the customer. */
    convertedPriceData?: PriceData;
    /** Weight in the weight unit of the store. */
    weight?: number;
    /** Stock-keeping unit of the business. */
    sku?: string;
    /** Absent if the quantity is not tracked. */
    quantity?: number;
    /** Whether at least one piece can be bought. */
    inStock?: boolean;
    /** Whether customers see it. */
    visible?: boolean;
    /** The size of the variant itself. */
    productDimensions?: Dimensions;
    /** The size of the package that it is sent in. */
    packageDimensions?: Dimensions;
}
/** The remaining choices of a product after some have been made. */
interface OptionsAvailability {
    /** Present when there is a choice for each option. */
    selectedVariant?: SelectedVariant;
    /** The pictures of the choices, or of the product if they have none. */
    media?: ProductMedia;
    /** `inStock` and `visible` of a choice say whether it is available together with the choices of the other options. */
    productOptions?: ProductOption[];
    /** Whether the choices are complete and their variant can be bought. */
    availableForPurchase?: boolean;
}
declare const optionsAvailabilityShape: Shape<OptionsAvailability>;
/** Input of `getProductOptionsAvailability`. */
interface GetProductOptionsAvailabilityInput {
    /** Id of the product. */
    id: string;
    /** The choices so far: `{ Size: 'M' }`. */
    options: Record<string, string>;
}
/**
 * Returns the remaining choices of a product after some have been made, and the variant after all have been made.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product, or customers may not see it.
 * @throws ValidationError when the product has no such option or choice.
 * @example
 * const { selectedVariant, availableForPurchase } = await getProductOptionsAvailability(client, {
 *   id: product.id,
 *   options: { Size: 'M', Colour: 'Ink' },
 * })
 * @function
 */
declare const getProductOptionsAvailability: Read<GetProductOptionsAvailabilityInput, OptionsAvailability>;

/** The one property to change, with its value. */
interface ProductProperty {
    /** The price in the currency of the business, from 0 to 999,999,999.99. */
    price?: number;
    /** The cost for the business, from 0 to 999,999,999.99. */
    cost?: number;
    /** Weight in the weight unit of the store. */
    weight?: number;
    /** At most 30 characters; an empty text removes the ribbon. */
    ribbon?: string;
    /** At most 50 characters; an empty text removes the brand. */
    brand?: string;
}
/** Input of `bulkUpdateProductsProperty`. */
interface BulkUpdateProductsPropertyInput {
    /** Ids of the products, from 1 to 100. */
    ids: string[];
    /** Exactly one property. */
    set: ProductProperty;
}
/**
 * Sets the same price, cost, weight, ribbon or brand for products, for the business: each product succeeds or fails on
 * its own. Variants with their own price, cost or weight get the new one too.
 *
 * @throws ValidationError when there is no id or more than 100, or not exactly one property.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkUpdateProductsProperty(elevatedClient, { ids, set: { price: 12 } })
 * const failed = results.filter(({ itemMetadata }) => !itemMetadata.success)
 * @function
 */
declare const bulkUpdateProductsProperty: Write<BulkUpdateProductsPropertyInput, BulkResult<Product>, ElevatedAuth>;
/** A change of a number, either by an amount or by a percentage. */
interface PropertyAdjustment {
    /** The amount to add; negative to subtract. Either this or `percentage`. */
    amount?: number;
    /** The rate is from -100 to 1,000: 10 adds ten percent. Either this or `amount`. */
    percentage?: {
        /** Percentage to add; negative to subtract. */
        rate: number;
        /** Whether the result is rounded to a whole number. */
        roundToInt?: boolean;
    };
}
/** The one property to change, with its adjustment. */
interface ProductAdjustment {
    /** Change of the price. */
    price?: PropertyAdjustment;
    /** Change of the cost. */
    cost?: PropertyAdjustment;
    /** Change of the weight. */
    weight?: PropertyAdjustment;
}
/** Input of `bulkAdjustProductProperty`. */
interface BulkAdjustProductPropertyInput {
    /** Ids of the products, from 1 to 100. */
    ids: string[];
    /** Exactly one property. */
    adjust: ProductAdjustment;
}
/**
 * Raises or lowers the price, the cost or the weight of products, for the business: each product succeeds or fails on
 * its own. Variants with their own value change in the same way.
 *
 * @throws ValidationError when there is no id or more than 100, not exactly one property, or not exactly one kind of
 * change.
 * @throws ContextError without an elevated client.
 * @example
 * await bulkAdjustProductProperty(elevatedClient, {
 *   ids,
 *   adjust: { price: { percentage: { rate: -10, roundToInt: true } } },
 * })
 * @function
 */
declare const bulkAdjustProductProperty: Write<BulkAdjustProductPropertyInput, BulkResult<Product>, ElevatedAuth>;

/** An option of a product to create. It is a color option if the value of each choice is a color. */
interface NewProductOption {
    /** From 1 to 50 characters; no two options of a product have the same name. */
    name: string;
    /** From 1 to 100. */
    choices: NewProductChoice[];
}
/** One value of an option of a new product. */
interface NewProductChoice {
    /** The text, or the color as `#rrggbb`: from 1 to 50 characters. */
    value: string;
    /** Text for people, from 1 to 50 characters; no two choices of an option have the same. */
    description: string;
}
/** A product to create. Use the inventory operations for its stock and `addProductMedia` for pictures. */
interface NewProduct extends Pick<Product, 'slug' | 'visible' | 'productType' | 'description' | 'sku' | 'weight' | 'taxGroupId' | 'productDimensions' | 'packageDimensions' | 'pricePerUnitData' | 'discount' | 'ribbon' | 'brand' | 'digitalFile' | 'additionalInfoSections' | 'manageVariants' | 'seoData'> {
    /** From 1 to 80 characters. */
    name: string;
    /** The price in the currency of the business, from 0 to 999,999,999.99. */
    priceData: Pick<PriceData, 'price'>;
    /** The cost of the product for the business, from 0 to 999,999,999.99. */
    costAndProfitData?: Pick<CostAndProfitData, 'itemCost'>;
    /** At most 6 options, whose choices make at most 1,000 variants. */
    productOptions?: NewProductOption[];
}
/** Some fields of a product to change. A list, such as the options, replaces the previous one. */
interface ProductChange extends Partial<NewProduct> {
    id: string;
}
/** Input of `createProduct`. */
interface CreateProductInput {
    product: NewProduct;
}
/**
 * Creates a product, for the business. By default, it is visible and in stock, and its quantity is not tracked.
 *
 * @throws ValidationError when the name or the price is missing, the slug is taken, the discount is more than the
 * price, or the options result in no variants.
 * @throws ContextError without an elevated client.
 * @example
 * const product = await createProduct(elevatedClient, {
 *   product: {
 *     name: 'Evening tea',
 *     productType: 'PHYSICAL',
 *     priceData: { price: 9.5 },
 *     productOptions: [
 *       { name: 'Size', choices: [{ value: '80 g', description: '80 g' }, { value: '200 g', description: '200 g' }] },
 *     ],
 *     manageVariants: true,
 *   },
 * })
 * @function
 */
declare const createProduct: Write<CreateProductInput, Product, ElevatedAuth>;
/** Input of `updateProduct`. */
interface UpdateProductInput {
    product: ProductChange;
}
/**
 * Changes the given fields of a product, for the business. Variants with the same choices as before keep their data and
 * their stock.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ValidationError when a rule is broken, as by `createProduct`.
 * @throws ContextError without an elevated client.
 * @example
 * await updateProduct(elevatedClient, { product: { id, discount: { type: 'PERCENT', value: 20 } } })
 * @function
 */
declare const updateProduct: Write<UpdateProductInput, Product, ElevatedAuth>;
/** Input of `deleteProduct`. */
interface DeleteProductInput {
    id: string;
}
/**
 * Deletes a product, for the business. Orders keep their lines; carts show that the product is no longer available.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteProduct(elevatedClient, { id: product.id })
 * @function
 */
declare const deleteProduct: Write<DeleteProductInput, void, ElevatedAuth>;
/** Input of `deleteProductOptions`. */
interface DeleteProductOptionsInput {
    /** Id of the product. */
    id: string;
}
/**
 * Deletes all options of a product, for the business. The product must not manage variants: set `manageVariants` to
 * `false` first.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ApplicationError `PRODUCT_MANAGES_VARIANTS` when its variants have prices and stock of their own.
 * @throws ContextError without an elevated client.
 * @example
 * await updateProduct(elevatedClient, { product: { id, manageVariants: false } })
 * await deleteProductOptions(elevatedClient, { id })
 * @function
 */
declare const deleteProductOptions: Write<DeleteProductOptionsInput, void, ElevatedAuth>;
/** Input of `removeBrand`. */
interface RemoveBrandInput {
    /** Id of the product. */
    id: string;
}
/**
 * Removes the brand of a product, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ContextError without an elevated client.
 * @example
 * await removeBrand(elevatedClient, { id: product.id })
 * @function
 */
declare const removeBrand: Write<RemoveBrandInput, void, ElevatedAuth>;
/** Input of `removeRibbon`. */
interface RemoveRibbonInput {
    /** Id of the product. */
    id: string;
}
/**
 * Removes the ribbon of a product (the label on its picture), for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ContextError without an elevated client.
 * @example
 * await removeRibbon(elevatedClient, { id: product.id })
 * @function
 */
declare const removeRibbon: Write<RemoveRibbonInput, void, ElevatedAuth>;

/** A file to add to a product: from the media store, or from another URL. */
interface NewProductMedia {
    /** Id of a file in the media store. Either this or `url`. */
    mediaId?: string;
    /** URL of a file that is hosted elsewhere. Either this or `mediaId`. */
    url?: string;
    /** The choice that the file shows. The file is also added to the product. */
    choice?: {
        /** Name of the option, such as `Color`. */
        option: string;
        /** Name of its choice, such as `Red`. */
        choice: string;
    };
}
/** Some files of a product that show one of its choices. */
interface ChoiceMedia {
    /** Name of the option: from 1 to 50 characters. */
    option: string;
    /** Description of the choice: from 1 to 50 characters. */
    choice: string;
    /** At most 50 ids. */
    mediaIds: string[];
}
/** Input of `addProductMedia`. */
interface AddProductMediaInput {
    /** Id of the product. */
    id: string;
    /** From 1 to 50. */
    media: NewProductMedia[];
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
declare const addProductMedia: Write<AddProductMediaInput, void, ElevatedAuth>;
/** Input of `removeProductMedia`. */
interface RemoveProductMediaInput {
    /** Id of the product. */
    id: string;
    /** At most 50 ids; omit it or pass an empty list for all files. */
    mediaIds?: string[];
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
declare const removeProductMedia: Write<RemoveProductMediaInput, void, ElevatedAuth>;
/** Input of `addProductMediaToChoices`. */
interface AddProductMediaToChoicesInput {
    /** Id of the product. */
    id: string;
    /** From 1 to 10. */
    media: ChoiceMedia[];
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
declare const addProductMediaToChoices: Write<AddProductMediaToChoicesInput, void, ElevatedAuth>;
/** Input of `removeProductMediaFromChoices`. */
interface RemoveProductMediaFromChoicesInput {
    /** Id of the product. */
    id: string;
    /** From 1 to 10. */
    media: ChoiceMedia[];
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
declare const removeProductMediaFromChoices: Write<RemoveProductMediaFromChoicesInput, void, ElevatedAuth>;

/** The data of some variants of a product. A field that is not given does not change. */
interface VariantOverride {
    /** The variants with these choices: `{ Size: 'M' }`. Either this or `variantIds`. */
    choices?: Record<string, string>;
    /** Either this or `choices`. */
    variantIds?: string[];
    /** The price in the currency of the business, from 0 to 999,999,999.99. */
    price?: number;
    /** The cost for the business, from 0 to 999,999,999.99. */
    cost?: number;
    /** Weight in the weight unit of the store. */
    weight?: number;
    /** Stock-keeping unit of the business: at most 40 characters. */
    sku?: string;
    /** Whether customers see the variant. */
    visible?: boolean;
    /** The size of the variant itself. */
    productDimensions?: Dimensions;
    /** The size of the package that it is sent in. */
    packageDimensions?: Dimensions;
}
/** Input of `updateProductVariants`. */
interface UpdateProductVariantsInput {
    /** Id of the product, which must manage variants. */
    id: string;
    /** If several entries match a variant, they are applied in order. */
    variants: VariantOverride[];
}
/**
 * Sets the price, cost, weight, SKU, size or visibility of variants of a product, for the business. The call returns
 * all variants of the product.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ApplicationError `PRODUCT_HAS_NO_MANAGED_VARIANTS` when `manageVariants` of the product is `false`.
 * @throws ValidationError when an item names no variant of the product.
 * @throws ContextError without an elevated client.
 * @example
 * const variants = await updateProductVariants(elevatedClient, {
 *   id: product.id,
 *   variants: [{ choices: { Size: 'L' }, price: 34, sku: 'HS-06-L' }],
 * })
 * @function
 */
declare const updateProductVariants: Write<UpdateProductVariantsInput, Variant[], ElevatedAuth>;
/** Input of `resetAllProductVariantData`. */
interface ResetAllProductVariantDataInput {
    /** Id of the product. */
    id: string;
}
/**
 * Makes all variants of a product like the product again, for the business: price, cost, weight, SKU, size and visibility.
 * Their stock stays.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ContextError without an elevated client.
 * @example
 * await resetAllProductVariantData(elevatedClient, { id: product.id })
 * @function
 */
declare const resetAllProductVariantData: Write<ResetAllProductVariantDataInput, void, ElevatedAuth>;

/** Codes of the errors of store calls; read `error.code`. */
type StoresErrorCode = Open<'NOT_FOUND' | 'FORBIDDEN' | 'CATALOG_V3_CALLING_CATALOG_V1_API' | 'APP_NOT_INSTALLED' | 'PRODUCT_MANAGES_VARIANTS' | 'PRODUCT_HAS_NO_MANAGED_VARIANTS' | 'OTHER_OPTION_HAS_MEDIA' | 'ALL_PRODUCTS_COLLECTION' | 'INSUFFICIENT_INVENTORY' | 'INVENTORY_QUANTITY_NOT_TRACKED' | 'MAX_QUANTITY_LIMIT_REACHED'>;

/** A choice of an option, and its availability given the other choices. */
interface SelectableChoice extends ProductChoice {
    /** Whether the customer has made this choice. */
    isChosen: boolean;
    /** Whether it is in stock together with the selected choices of the other options. */
    isAvailable: boolean;
}
/** An option with its choices, for a form. */
interface SelectableOption extends Omit<ProductOption, 'choices'> {
    name: string;
    choices: SelectableChoice[];
}
/** The variant for some choices, or the missing choices. */
interface VariantSelection {
    /** Present when there is a choice for each option and the product has such a variant. */
    variant?: Variant;
    /** The names of the options without a choice, in the order of the product. */
    missing: string[];
    /** Whether the choices are complete and their variant is in stock. */
    isAvailable: boolean;
    /** The options without choices that are hidden from customers. */
    options: SelectableOption[];
    /** The pictures of the choices, or of the product if they have none. */
    media?: ProductMedia;
    /** The reference of a cart line; present with the variant. */
    catalogReference?: {
        catalogItemId: string;
        appId: string;
        /** The variant and the custom texts of the customer. */
        options?: Record<string, unknown>;
    };
}
type Choices = Readonly<Record<string, string | undefined>>;
/**
 * Finds the variant of a product for some choices, the options that still need a choice, and the available choices.
 * Choices map the name of an option to the description of its choice. A choice that the product does not have counts as
 * missing, so choices from a URL or an older page are safe. It reads `variants` of the product and makes no call.
 *
 * @example
 * const { variant, missing, options, catalogReference } = selectVariant(product, { Size: 'M' })
 * if (missing.length) console.log(`Choose ${missing.join(' and ')}`)
 */
declare const selectVariant: (product: Product, choices?: Choices) => VariantSelection;

export { addProductMedia, addProductMediaToChoices, addProductsToCollection, bulkAdjustProductProperty, bulkUpdateProductsProperty, catalogVersions, collectionShape, costAndProfitDataShape, createCollection, createProduct, decrementInventory, deleteCollection, deleteProduct, deleteProductOptions, digitalFileTypes, getCatalogVersion, getCollection, getCollectionBySlug, getInventoryVariants, getProduct, getProductOptionsAvailability, getStoreVariant, incrementInventory, inventoryChangeReasons, inventoryItemShape, inventoryStatuses, lengthUnits, measurementUnits, mediaTypes, numberRangeShape, optionTypes, optionsAvailabilityShape, priceDataShape, pricePerUnitDataShape, productDiscountShape, productDiscountTypes, productShape, productTypes, queryCollections, queryInventory, queryProductVariants, queryProducts, queryStoreVariants, removeBrand, removeProductMedia, removeProductMediaFromChoices, removeProductsFromCollection, removeRibbon, resetAllProductVariantData, selectVariant, storeVariantShape, storesAppId, updateCollection, updateInventoryVariants, updateProduct, updateProductVariants, variantShape };
export type { AddProductMediaInput, AddProductMediaToChoicesInput, AddProductsToCollectionInput, BulkAdjustProductPropertyInput, BulkUpdateProductsPropertyInput, CatalogVersion, ChoiceMedia, Collection, CollectionChange, CollectionFields, CostAndProfitData, CreateCollectionInput, CreateProductInput, CustomTextField, DecrementInventoryInput, DeleteCollectionInput, DeleteProductInput, DeleteProductOptionsInput, DigitalFileType, Dimensions, GetCatalogVersionInput, GetCollectionBySlugInput, GetCollectionInput, GetInventoryVariantsInput, GetProductInput, GetProductOptionsAvailabilityInput, GetStoreVariantInput, IncrementInventoryInput, InfoSection, InventoryChangeReason, InventoryDecrement, InventoryIncrement, InventoryItem, InventoryItemChange, InventoryStatus, InventoryVariant, LengthUnit, MeasurementUnit, MediaFile, MediaType, NewCollection, NewProduct, NewProductChoice, NewProductMedia, NewProductOption, NumberRange, OptionType, OptionsAvailability, PreorderInfo, PriceData, PricePerUnitData, Product, ProductAdjustment, ProductChange, ProductChoice, ProductDigitalFile, ProductDiscount, ProductDiscountType, ProductFields, ProductMedia, ProductMediaItem, ProductOption, ProductPageUrl, ProductProperty, ProductStock, ProductType, PropertyAdjustment, QueryCollectionsInput, QueryInventoryInput, QueryProductVariantsInput, QueryProductsInput, QueryStoreVariantsInput, RemoveBrandInput, RemoveProductMediaFromChoicesInput, RemoveProductMediaInput, RemoveProductsFromCollectionInput, RemoveRibbonInput, ResetAllProductVariantDataInput, SelectableChoice, SelectableOption, SelectedVariant, StoreVariant, StoreVariantFields, StoreVariantMedia, StoresErrorCode, UpdateCollectionInput, UpdateInventoryVariantsInput, UpdateProductInput, UpdateProductVariantsInput, Variant, VariantData, VariantOverride, VariantSelection, VariantStock };
