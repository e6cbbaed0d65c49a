import { Open, Limited, OffsetPaging, OffsetQuery, Shape, Read, Page } from '@frontdesk/core';

/** Every kind of file of a product. */
declare const mediaTypes: readonly ["image", "video", "audio", "document", "zip"];
/** The type of a media file. */
type MediaType = Open<(typeof mediaTypes)[number]>;
/** Pictures and other files of a product, a choice or a collection. */
interface ProductMedia {
    mainMedia?: ProductMediaItem;
    items?: ProductMediaItem[];
}
interface ProductMediaItem {
    id?: string;
    title?: string;
    mediaType?: MediaType;
    /** Present with media type `image`. */
    image?: MediaFile;
    /** Present with media type `video`: the same video in several sizes. */
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
    /** File format, such as `jpg`. */
    format?: string;
    /** Description of the picture for people who do not see it. */
    altText?: string;
}

/** A group of products that are shown together. */
interface Collection {
    id: string;
    name?: string;
    /** Last part of the address of the collection's page. */
    slug?: string;
    description?: string;
    /** Whether customers see the collection. */
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
 * Reads a collection by its slug, the last part of the address of its page.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such collection, or customers may not see it.
 * @example
 * const collection = await getCollectionBySlug(client, { slug: 'all-products' })
 * const products = await queryProducts(client, { filter: { collectionIds: { $hasSome: [collection.id] } } })
 * @function
 */
declare const getCollectionBySlug: Read<GetCollectionBySlugInput, Collection>;

/** Every unit of length of a product or its package. */
declare const lengthUnits: readonly ["MM", "CM", "M", "IN", "FT", "YD"];
/** The unit of length of a product or its package. */
type LengthUnit = Open<(typeof lengthUnits)[number]>;
/** The size of a product or its package. Lengths are decimal text: `"12.5"`. */
interface Dimensions {
    length?: string;
    width?: string;
    height?: string;
    unit?: LengthUnit;
}

/** The price of a product. The store catalogue uses numbers, unlike orders, which use decimal text. */
interface PriceData {
    /** Three letters, ISO 4217. */
    currency?: string;
    /** Price before the discount. */
    price?: number;
    /** Price after the discount; the same as `price` when there is none. */
    discountedPrice?: number;
    /** Price of one unit of measure, such as 100 g. */
    pricePerUnit?: number;
    /** Texts for people, with the currency sign. */
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
/** Cost and profit of a product. Only the business can read them. */
interface CostAndProfitData {
    itemCost?: number;
    formattedItemCost?: string;
    profit?: number;
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
    totalMeasurementUnit?: MeasurementUnit;
    /** The quantity that the price is shown for. */
    baseQuantity?: number;
    baseMeasurementUnit?: MeasurementUnit;
}
/** Every type of discount of a product. */
declare const productDiscountTypes: readonly ["NONE", "AMOUNT", "PERCENT"];
/** Whether a discount is an amount or a percentage. */
type ProductDiscountType = Open<(typeof productDiscountTypes)[number]>;
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
    variant?: VariantData;
    stock?: VariantStock;
}
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

/** Every type of product, in both forms that the platform writes. */
declare const productTypes: readonly ["PHYSICAL", "DIGITAL", "physical", "digital"];
/** The type of a product, in capitals or in small letters, depending on the version of the catalogue. */
type ProductType = Open<(typeof productTypes)[number]>;
/** Every inventory status of a product. */
declare const inventoryStatuses: readonly ["IN_STOCK", "OUT_OF_STOCK", "PARTIALLY_OUT_OF_STOCK"];
/** Whether all, some or none of the variants are in stock. */
type InventoryStatus = Open<(typeof inventoryStatuses)[number]>;
/** A product of the store. */
interface Product {
    id: string;
    name: string;
    /** Last part of the address of the product's page. */
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
    weightRange?: NumberRange;
    /** The size of the product itself. */
    productDimensions?: Dimensions;
    /** The size of the package that it is sent in. */
    packageDimensions?: Dimensions;
    stock?: ProductStock;
    /** The same as `priceData`, for older clients. */
    price?: PriceData;
    /** Price in the currency of the business. */
    priceData?: PriceData;
    /** Price in the currency of the customer. */
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
    /** The same as `ribbon`, for older clients. */
    ribbons?: {
        text?: string;
    }[];
    brand?: string;
    media?: ProductMedia;
    additionalInfoSections?: InfoSection[];
    /** Texts that the customer may or must enter with the product. */
    customTextFields?: CustomTextField[];
    /** Whether variants have prices and stock of their own. */
    manageVariants?: boolean;
    productOptions?: ProductOption[];
    variants?: Variant[];
    collectionIds?: string[];
    productPageUrl?: ProductPageUrl;
    /** Number of the product as decimal text, counting up. */
    numericId?: string;
    inventoryItemId?: string;
    createdDate?: Date;
    updatedDate?: Date;
    lastUpdated?: Date;
}
interface ProductStock {
    /** Whether pieces are counted; otherwise only `inStock` is known. */
    trackInventory?: boolean;
    /** Quantity of a product without variants of its own. */
    quantity?: number;
    inStock?: boolean;
    inventoryStatus?: InventoryStatus;
}
/** Every way to show the choices of an option. */
declare const optionTypes: readonly ["drop_down", "color"];
/** How the choices of an option are shown. */
type OptionType = Open<(typeof optionTypes)[number]>;
/** An option, such as size or colour. One choice of each option makes a variant. */
interface ProductOption {
    name?: string;
    optionType?: OptionType;
    choices?: ProductChoice[];
}
interface ProductChoice {
    /** The text, or the colour as `#rrggbb`. */
    value?: string;
    /** Text for people; `choices` of a variant hold it. */
    description?: string;
    /** Pictures that are shown when the choice is made. */
    media?: ProductMedia;
    /** Whether any variant with this choice is in stock. */
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
/** The address of the product's page: `base` and `path` together. */
interface ProductPageUrl {
    base?: string;
    path?: string;
}
declare const productShape: Shape<Product>;
/** The store's app id in a cart line: `{ catalogItemId: product.id, appId: storesAppId, options: { variantId } }`. */
declare const storesAppId = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
interface GetProductInput {
    id: string;
    /** Whether costs are included; only the business may ask for them. */
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
/** The fields that products can be filtered by, and sorted by unless they are limited to filters. */
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
type QueryProductsInput = OffsetQuery<ProductFields>;
/**
 * Finds products, 50 a page unless asked for fewer or more (at most 100).
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

/** Codes of the errors of store calls; read `error.code`. */
type StoresErrorCode = Open<'NOT_FOUND' | 'FORBIDDEN'>;

export { collectionShape, costAndProfitDataShape, getCollectionBySlug, getProduct, inventoryStatuses, lengthUnits, measurementUnits, mediaTypes, numberRangeShape, optionTypes, priceDataShape, pricePerUnitDataShape, productDiscountShape, productDiscountTypes, productShape, productTypes, queryProductVariants, queryProducts, storesAppId, variantShape };
export type { Collection, CostAndProfitData, CustomTextField, Dimensions, GetCollectionBySlugInput, GetProductInput, InfoSection, InventoryStatus, LengthUnit, MeasurementUnit, MediaFile, MediaType, NumberRange, OptionType, PriceData, PricePerUnitData, Product, ProductChoice, ProductDiscount, ProductDiscountType, ProductFields, ProductMedia, ProductMediaItem, ProductOption, ProductPageUrl, ProductStock, ProductType, QueryProductVariantsInput, QueryProductsInput, StoresErrorCode, Variant, VariantData, VariantStock };
