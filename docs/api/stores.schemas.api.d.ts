import { ObjectSchema, OperationSchema, Schema, QueryFields } from '@frontdesk/core/schema';
import { Open, Limited, OffsetPaging, OffsetQuery } from '@frontdesk/core';

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
interface GetCollectionBySlugInput {
    slug: string;
}

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
interface GetProductInput {
    id: string;
    /** Whether costs are included; only the business may ask for them. */
    includeMerchantSpecificData?: boolean;
}
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

declare const collectionSchema: ObjectSchema<Collection>;
declare const getCollectionBySlugInputSchema: Schema<GetCollectionBySlugInput>;
declare const collectionSchemas: readonly OperationSchema[];

declare const dimensionsSchema: ObjectSchema<Dimensions>;

declare const mediaFileSchema: ObjectSchema<MediaFile>;
declare const productMediaItemSchema: ObjectSchema<ProductMediaItem>;
declare const productMediaSchema: ObjectSchema<ProductMedia>;

declare const priceDataSchema: ObjectSchema<PriceData>;
declare const numberRangeSchema: ObjectSchema<NumberRange>;
declare const costAndProfitDataSchema: ObjectSchema<CostAndProfitData>;
declare const pricePerUnitDataSchema: ObjectSchema<PricePerUnitData>;
declare const productDiscountSchema: ObjectSchema<ProductDiscount>;

declare const productSchema: ObjectSchema<Product>;
declare const getProductInputSchema: Schema<GetProductInput>;
/** The fields that products can be filtered and sorted by. */
declare const productFields: QueryFields<ProductFields>;
declare const queryProductsInputSchema: Schema<QueryProductsInput>;
declare const productSchemas: readonly OperationSchema[];

declare const variantSchema: ObjectSchema<Variant>;
declare const queryProductVariantsInputSchema: Schema<QueryProductVariantsInput>;
declare const variantSchemas: readonly OperationSchema[];

/** All schemas of the store, for `createClient({ validate: validation(storesSchemas) })`. */
declare const storesSchemas: readonly OperationSchema[];

export { collectionSchema, collectionSchemas, costAndProfitDataSchema, dimensionsSchema, getCollectionBySlugInputSchema, getProductInputSchema, mediaFileSchema, numberRangeSchema, priceDataSchema, pricePerUnitDataSchema, productDiscountSchema, productFields, productMediaItemSchema, productMediaSchema, productSchema, productSchemas, queryProductVariantsInputSchema, queryProductsInputSchema, storesSchemas, variantSchema, variantSchemas };
