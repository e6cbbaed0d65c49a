import { Open, OffsetPaging, OffsetQuery, Shape, Read, Page } from '@frontdesk/core';

/** Pictures and other files of a product, a choice or a collection. */
interface ProductMedia {
    mainMedia?: ProductMediaItem;
    items?: ProductMediaItem[];
}
interface ProductMediaItem {
    id?: string;
    title?: string;
    mediaType?: Open<'image' | 'video' | 'audio' | 'document' | 'zip'>;
    /** With media type `image`. */
    image?: MediaFile;
    /** With media type `video`: the same video in several sizes. */
    video?: {
        files?: MediaFile[];
        stillFrameMediaId?: string;
    };
    thumbnail?: MediaFile;
}
/** A file that a browser can load. */
interface MediaFile {
    url?: string;
    /** Pixels. */
    width?: number;
    /** Pixels. */
    height?: number;
    /** Such as `jpg`. */
    format?: string;
    /** What the picture shows, for people who do not see it. */
    altText?: string;
}

/** A group of products that are shown together. Spec section 3, Store catalog. */
interface Collection {
    id: string;
    name?: string;
    /** The last part of its page's address. */
    slug?: string;
    description?: string;
    /** Whether customers see it. */
    visible?: boolean;
    numberOfProducts?: number;
    media?: ProductMedia;
    createdDate?: Date;
    updatedDate?: Date;
    lastUpdated?: Date;
}
declare const collectionShape: Shape<Collection>;
interface GetCollectionBySlugInput {
    slug: string;
}
/**
 * Reads a collection by the last part of its page's address. Spec section 7, Store catalog.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such collection, or customers may not see it.
 * @example
 * const collection = await getCollectionBySlug(client, { slug: 'all-products' })
 * const products = await queryProducts(client, { filter: { collectionIds: { $hasSome: [collection.id] } } })
 * @function
 */
declare const getCollectionBySlug: Read<GetCollectionBySlugInput, Collection>;

/** What a product costs. The store catalogue counts in numbers, unlike orders, which have decimal text. */
interface PriceData {
    /** Three letters, ISO 4217. */
    currency?: string;
    /** Before the discount. */
    price?: number;
    /** After the discount; the same as `price` when there is none. */
    discountedPrice?: number;
    /** For one unit of measure, such as 100 g. */
    pricePerUnit?: number;
    /** For people, with the currency sign. */
    formatted?: {
        price?: string;
        discountedPrice?: string;
        pricePerUnit?: string;
    };
}
/** The lowest and the highest number over all variants. */
interface NumberRange {
    minValue?: number;
    maxValue?: number;
}
/** What the business pays and earns. Only for the business itself. */
interface CostAndProfitData {
    itemCost?: number;
    formattedItemCost?: string;
    profit?: number;
    formattedProfit?: string;
    /** Share of the price, from 0 to 1. */
    profitMargin?: number;
}
/** Units for the contents of a package. */
type MeasurementUnit = 'ML' | 'CL' | 'L' | 'CBM' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'SQM' | 'OZ' | 'LB' | 'FLOZ' | 'PT' | 'QT' | 'GAL' | 'IN' | 'FT' | 'YD' | 'SQFT';
/** How the price per unit is worked out: 80 g in the package, shown per 100 g. */
interface PricePerUnitData {
    /** What the package holds. */
    totalQuantity?: number;
    totalMeasurementUnit?: Open<MeasurementUnit>;
    /** What the price is shown for. */
    baseQuantity?: number;
    baseMeasurementUnit?: Open<MeasurementUnit>;
}
interface ProductDiscount {
    type?: Open<'NONE' | 'AMOUNT' | 'PERCENT'>;
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
    variant?: VariantData;
    stock?: VariantStock;
}
interface VariantData {
    priceData?: PriceData;
    /** The same in the currency of the customer. */
    convertedPriceData?: PriceData;
    /** Present when asked for with `includeMerchantSpecificData`. */
    costAndProfitData?: CostAndProfitData;
    /** In the weight unit of the store. */
    weight?: number;
    /** The business's own number for it. */
    sku?: string;
    visible?: boolean;
}
interface VariantStock {
    /** Whether pieces are counted; otherwise only `inStock` is known. */
    trackQuantity?: boolean;
    quantity?: number;
    inStock?: boolean;
}
declare const variantShape: Shape<Variant>;
interface QueryProductVariantsInput {
    /** Id of the product. */
    id: string;
    /** Only variants with these choices: `{ Size: 'M' }`. */
    choices?: Record<string, string>;
    variantIds?: string[];
    /** 50 from 0 unless given; at most 100. */
    paging?: OffsetPaging;
    /** Asks for costs too; only for the business itself. */
    includeMerchantSpecificData?: boolean;
}
type VariantPage = Page<Variant, QueryProductVariantsInput>;
/**
 * Lists the variants of a product, all or those with some choices. Spec section 7, Store catalog.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @example
 * const page = await queryProductVariants(client, { id: product.id, choices: { Size: 'M' } })
 * @function
 */
declare const queryProductVariants: Read<QueryProductVariantsInput, VariantPage>;

/** The platform writes it in capitals or in small letters, depending on the catalogue's version. */
type ProductType = Open<'PHYSICAL' | 'DIGITAL' | 'physical' | 'digital'>;
/** Whether all, some or none of the variants can be had. */
type InventoryStatus = Open<'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'>;
/** A thing that the store sells. Spec section 3, Store catalog. */
interface Product {
    id: string;
    name: string;
    /** The last part of its page's address. */
    slug?: string;
    /** Whether customers see it. */
    visible?: boolean;
    productType?: ProductType;
    /** HTML. */
    description?: string;
    /** The business's own number for it. */
    sku?: string;
    /** In the weight unit of the store. */
    weight?: number;
    weightRange?: NumberRange;
    stock?: ProductStock;
    /** The same as `priceData`, kept for older readers. */
    price?: PriceData;
    /** In the currency of the business. */
    priceData?: PriceData;
    /** In the currency of the customer. */
    convertedPriceData?: PriceData;
    priceRange?: NumberRange;
    /** Present when asked for with `includeMerchantSpecificData`. */
    costAndProfitData?: CostAndProfitData;
    /** Present when asked for with `includeMerchantSpecificData`. */
    costRange?: NumberRange;
    pricePerUnitData?: PricePerUnitData;
    discount?: ProductDiscount;
    /** A word on the picture, such as `New`. */
    ribbon?: string;
    /** The same as `ribbon`, kept for older readers. */
    ribbons?: {
        text?: string;
    }[];
    brand?: string;
    media?: ProductMedia;
    additionalInfoSections?: InfoSection[];
    /** What the customer may or must write when they buy. */
    customTextFields?: CustomTextField[];
    /** Whether variants have prices and stock of their own. */
    manageVariants?: boolean;
    productOptions?: ProductOption[];
    variants?: Variant[];
    collectionIds?: string[];
    productPageUrl?: ProductPageUrl;
    /** Counts up with each product; decimal text. */
    numericId?: string;
    inventoryItemId?: string;
    createdDate?: Date;
    updatedDate?: Date;
    lastUpdated?: Date;
}
interface ProductStock {
    /** Whether pieces are counted; otherwise only `inStock` is known. */
    trackInventory?: boolean;
    /** Pieces of a product without variants of its own. */
    quantity?: number;
    inStock?: boolean;
    inventoryStatus?: InventoryStatus;
}
/** A question that the customer answers to get a variant: which size, which colour. */
interface ProductOption {
    name?: string;
    optionType?: Open<'drop_down' | 'color'>;
    choices?: ProductChoice[];
}
interface ProductChoice {
    /** The text, or the colour as `#rrggbb`. */
    value?: string;
    /** What people read, and what a variant names. */
    description?: string;
    /** Pictures to show when it is chosen. */
    media?: ProductMedia;
    /** Whether any variant with this choice can be had. */
    inStock?: boolean;
    visible?: boolean;
}
interface InfoSection {
    title?: string;
    /** HTML. */
    description?: string;
}
interface CustomTextField {
    title?: string;
    maxLength?: number;
    mandatory?: boolean;
}
/** Where the product can be looked at: `base` and `path` together. */
interface ProductPageUrl {
    base?: string;
    path?: string;
}
declare const productShape: Shape<Product>;
/** Names the store's catalogue in a cart: `{ catalogItemId: product.id, appId: storesAppId, options: { variantId } }`. */
declare const storesAppId = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
interface GetProductInput {
    id: string;
    /** Asks for costs too; only for the business itself. */
    includeMerchantSpecificData?: boolean;
}
/**
 * Reads one product. Spec section 7, Store catalog.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product, or customers may not see it.
 * @example
 * const product = await getProduct(client, { id })
 * @function
 */
declare const getProduct: Read<GetProductInput, Product>;
/** The fields that products can be filtered and sorted by (platform: Products, query filter). */
interface ProductFields {
    id: string;
    /** Filter only. */
    createdDate: Date;
    lastUpdated: Date;
    name: string;
    /** Filter only. */
    description: string;
    sku: string;
    price: number;
    'priceData.price': number;
    numericId: number;
    productType: ProductType;
    slug: string;
    /** Filter only. */
    collectionIds: string[];
}
type QueryProductsInput = OffsetQuery<ProductFields>;
/**
 * Finds products, 50 a page unless asked for fewer or more (at most 100). Spec section 7, Store catalog.
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

/** Codes that the store catalogue declines with; read `error.code`. */
type StoresErrorCode = Open<'NOT_FOUND' | 'FORBIDDEN'>;

export { collectionShape, costAndProfitDataShape, getCollectionBySlug, getProduct, numberRangeShape, priceDataShape, pricePerUnitDataShape, productDiscountShape, productShape, queryProductVariants, queryProducts, storesAppId, variantShape };
export type { Collection, CostAndProfitData, CustomTextField, GetCollectionBySlugInput, GetProductInput, InfoSection, InventoryStatus, MeasurementUnit, MediaFile, NumberRange, PriceData, PricePerUnitData, Product, ProductChoice, ProductDiscount, ProductFields, ProductMedia, ProductMediaItem, ProductOption, ProductPageUrl, ProductStock, ProductType, QueryProductVariantsInput, QueryProductsInput, StoresErrorCode, Variant, VariantData, VariantStock };
