import { Schema, OperationSchema, QueryFields, ObjectSchema } from '@frontdesk/core/schema';
import { Open, SeoData, Limited, OffsetQuery, OffsetPaging, Image } from '@frontdesk/core';

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
/** Input of `getCollectionBySlug`. */
interface GetCollectionBySlugInput {
    /** Slug of the page, such as `yoga-mat`. */
    slug: string;
}
/** Input of `getCollection`. */
interface GetCollectionInput {
    id: string;
}
/** The fields that collections can be filtered and sorted by. */
interface CollectionFields {
    id: string;
    name: string;
}
/** Input of `queryCollections`. */
type QueryCollectionsInput = OffsetQuery<CollectionFields>;
/** `getCatalogVersion` has no input. */
type GetCatalogVersionInput = Record<string, never>;

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
/** Input of `updateCollection`. */
interface UpdateCollectionInput {
    collection: CollectionChange;
}
/** Input of `deleteCollection`. */
interface DeleteCollectionInput {
    id: string;
}
/** Input of `addProductsToCollection`. */
interface AddProductsToCollectionInput {
    /** Id of the collection. */
    id: string;
    /** At most 1,000. */
    productIds: string[];
}
/** Input of `removeProductsFromCollection`. */
interface RemoveProductsFromCollectionInput {
    /** Id of the collection. */
    id: string;
    /** At most 1,000. */
    productIds: string[];
}

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
/** Input of `queryStoreVariants`. */
type QueryStoreVariantsInput = OffsetQuery<StoreVariantFields>;

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
/** Input of `getInventoryVariants`. */
interface GetInventoryVariantsInput {
    /** Id of the inventory item: `inventoryItemId` of the product. */
    inventoryId: string;
    /** Defaults to all variants. */
    variantIds?: string[];
}
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
/** Input of `getProduct`. */
interface GetProductInput {
    id: string;
    /** Whether to include costs; only the business may request them. */
    includeMerchantSpecificData?: boolean;
}
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
/** Input of `getProductOptionsAvailability`. */
interface GetProductOptionsAvailabilityInput {
    /** Id of the product. */
    id: string;
    /** The choices so far: `{ Size: 'M' }`. */
    options: Record<string, string>;
}

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
/** Input of `updateProduct`. */
interface UpdateProductInput {
    product: ProductChange;
}
/** Input of `deleteProduct`. */
interface DeleteProductInput {
    id: string;
}
/** Input of `deleteProductOptions`. */
interface DeleteProductOptionsInput {
    /** Id of the product. */
    id: string;
}
/** Input of `removeBrand`. */
interface RemoveBrandInput {
    /** Id of the product. */
    id: string;
}
/** Input of `removeRibbon`. */
interface RemoveRibbonInput {
    /** Id of the product. */
    id: string;
}

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
/** Input of `removeProductMedia`. */
interface RemoveProductMediaInput {
    /** Id of the product. */
    id: string;
    /** At most 50 ids; omit it or pass an empty list for all files. */
    mediaIds?: string[];
}
/** Input of `addProductMediaToChoices`. */
interface AddProductMediaToChoicesInput {
    /** Id of the product. */
    id: string;
    /** From 1 to 10. */
    media: ChoiceMedia[];
}
/** Input of `removeProductMediaFromChoices`. */
interface RemoveProductMediaFromChoicesInput {
    /** Id of the product. */
    id: string;
    /** From 1 to 10. */
    media: ChoiceMedia[];
}

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
/** Input of `resetAllProductVariantData`. */
interface ResetAllProductVariantDataInput {
    /** Id of the product. */
    id: string;
}

declare const collectionSchema: ObjectSchema<Collection>;
declare const getCollectionBySlugInputSchema: Schema<GetCollectionBySlugInput>;
declare const getCollectionInputSchema: Schema<GetCollectionInput>;
/** The fields that collections can be filtered and sorted by. */
declare const collectionFields: QueryFields<CollectionFields>;
declare const queryCollectionsInputSchema: Schema<QueryCollectionsInput>;
declare const collectionSchemas: readonly OperationSchema[];

/** The fields of a collection that a caller may write. */
declare const newCollectionSchema: ObjectSchema<NewCollection>;
declare const collectionChangeSchema: Schema<CollectionChange>;
declare const createCollectionInputSchema: Schema<CreateCollectionInput>;
declare const updateCollectionInputSchema: Schema<UpdateCollectionInput>;
declare const deleteCollectionInputSchema: Schema<DeleteCollectionInput>;
declare const addProductsToCollectionInputSchema: Schema<AddProductsToCollectionInput>;
declare const removeProductsFromCollectionInputSchema: Schema<RemoveProductsFromCollectionInput>;
declare const collectionChangeSchemas: readonly OperationSchema[];

declare const dimensionsSchema: ObjectSchema<Dimensions>;

declare const getCatalogVersionInputSchema: Schema<GetCatalogVersionInput>;
declare const inventoryItemSchema: ObjectSchema<InventoryItem>;
/** The fields that inventory items can be filtered and sorted by. */
interface InventoryFields {
    id: string;
    productId: string;
    trackQuantity: boolean;
    numericId: number;
    lastUpdated: Date;
}
/** The kinds of the fields that inventory items can be filtered and sorted by. */
declare const inventoryFields: QueryFields<InventoryFields>;
declare const getInventoryVariantsInputSchema: Schema<GetInventoryVariantsInput>;
declare const queryInventoryInputSchema: Schema<QueryInventoryInput>;
declare const updateInventoryVariantsInputSchema: Schema<UpdateInventoryVariantsInput>;
declare const decrementInventoryInputSchema: Schema<DecrementInventoryInput>;
declare const incrementInventoryInputSchema: Schema<IncrementInventoryInput>;
declare const inventorySchemas: readonly OperationSchema[];

declare const mediaFileSchema: ObjectSchema<MediaFile>;
declare const productMediaItemSchema: ObjectSchema<ProductMediaItem>;
declare const productMediaSchema: ObjectSchema<ProductMedia>;

declare const optionsAvailabilitySchema: ObjectSchema<OptionsAvailability>;
declare const getProductOptionsAvailabilityInputSchema: Schema<GetProductOptionsAvailabilityInput>;
declare const optionsAvailabilitySchemas: readonly OperationSchema[];

/** A price, a cost or a weight in an input. */
declare const amountSchema: Schema<number>;
declare const priceDataSchema: ObjectSchema<PriceData>;
declare const numberRangeSchema: ObjectSchema<NumberRange>;
declare const costAndProfitDataSchema: ObjectSchema<CostAndProfitData>;
declare const pricePerUnitDataSchema: ObjectSchema<PricePerUnitData>;
declare const productDiscountSchema: ObjectSchema<ProductDiscount>;

declare const productOptionSchema: ObjectSchema<ProductOption>;
declare const productDigitalFileSchema: ObjectSchema<ProductDigitalFile>;
declare const productSchema: ObjectSchema<Product>;
declare const getProductInputSchema: Schema<GetProductInput>;
/** The fields that products can be filtered and sorted by. */
declare const productFields: QueryFields<ProductFields>;
declare const queryProductsInputSchema: Schema<QueryProductsInput>;
declare const productSchemas: readonly OperationSchema[];

declare const bulkUpdateProductsPropertyInputSchema: Schema<BulkUpdateProductsPropertyInput>;
declare const bulkAdjustProductPropertyInputSchema: Schema<BulkAdjustProductPropertyInput>;
declare const productBulkSchemas: readonly OperationSchema[];

/** The fields of a product that a caller may write. */
declare const newProductSchema: ObjectSchema<NewProduct>;
declare const productChangeSchema: Schema<ProductChange>;
declare const createProductInputSchema: Schema<CreateProductInput>;
declare const updateProductInputSchema: Schema<UpdateProductInput>;
declare const deleteProductInputSchema: Schema<DeleteProductInput>;
declare const deleteProductOptionsInputSchema: Schema<DeleteProductOptionsInput>;
declare const removeBrandInputSchema: Schema<RemoveBrandInput>;
declare const removeRibbonInputSchema: Schema<RemoveRibbonInput>;
declare const productChangeSchemas: readonly OperationSchema[];

declare const addProductMediaInputSchema: Schema<AddProductMediaInput>;
declare const removeProductMediaInputSchema: Schema<RemoveProductMediaInput>;
declare const addProductMediaToChoicesInputSchema: Schema<AddProductMediaToChoicesInput>;
declare const removeProductMediaFromChoicesInputSchema: Schema<RemoveProductMediaFromChoicesInput>;
declare const productMediaSchemas: readonly OperationSchema[];

declare const preorderInfoSchema: ObjectSchema<PreorderInfo>;
declare const storeVariantSchema: ObjectSchema<StoreVariant>;
/** The fields that variants of the store can be filtered and sorted by. */
declare const storeVariantFields: QueryFields<StoreVariantFields>;
declare const getStoreVariantInputSchema: Schema<GetStoreVariantInput>;
declare const queryStoreVariantsInputSchema: Schema<QueryStoreVariantsInput>;
declare const storeVariantSchemas: readonly OperationSchema[];

declare const variantStockSchema: ObjectSchema<VariantStock>;
declare const variantSchema: ObjectSchema<Variant>;
declare const queryProductVariantsInputSchema: Schema<QueryProductVariantsInput>;
declare const variantSchemas: readonly OperationSchema[];

declare const updateProductVariantsInputSchema: Schema<UpdateProductVariantsInput>;
declare const resetAllProductVariantDataInputSchema: Schema<ResetAllProductVariantDataInput>;
declare const variantChangeSchemas: readonly OperationSchema[];

/** All schemas of the store, for `createClient({ validate: validation(storesSchemas) })`. */
declare const storesSchemas: readonly OperationSchema[];

export { addProductMediaInputSchema, addProductMediaToChoicesInputSchema, addProductsToCollectionInputSchema, amountSchema, bulkAdjustProductPropertyInputSchema, bulkUpdateProductsPropertyInputSchema, collectionChangeSchema, collectionChangeSchemas, collectionFields, collectionSchema, collectionSchemas, costAndProfitDataSchema, createCollectionInputSchema, createProductInputSchema, decrementInventoryInputSchema, deleteCollectionInputSchema, deleteProductInputSchema, deleteProductOptionsInputSchema, dimensionsSchema, getCatalogVersionInputSchema, getCollectionBySlugInputSchema, getCollectionInputSchema, getInventoryVariantsInputSchema, getProductInputSchema, getProductOptionsAvailabilityInputSchema, getStoreVariantInputSchema, incrementInventoryInputSchema, inventoryFields, inventoryItemSchema, inventorySchemas, mediaFileSchema, newCollectionSchema, newProductSchema, numberRangeSchema, optionsAvailabilitySchema, optionsAvailabilitySchemas, preorderInfoSchema, priceDataSchema, pricePerUnitDataSchema, productBulkSchemas, productChangeSchema, productChangeSchemas, productDigitalFileSchema, productDiscountSchema, productFields, productMediaItemSchema, productMediaSchema, productMediaSchemas, productOptionSchema, productSchema, productSchemas, queryCollectionsInputSchema, queryInventoryInputSchema, queryProductVariantsInputSchema, queryProductsInputSchema, queryStoreVariantsInputSchema, removeBrandInputSchema, removeProductMediaFromChoicesInputSchema, removeProductMediaInputSchema, removeProductsFromCollectionInputSchema, removeRibbonInputSchema, resetAllProductVariantDataInputSchema, storeVariantFields, storeVariantSchema, storeVariantSchemas, storesSchemas, updateCollectionInputSchema, updateInventoryVariantsInputSchema, updateProductInputSchema, updateProductVariantsInputSchema, variantChangeSchemas, variantSchema, variantSchemas, variantStockSchema };
export type { InventoryFields };
