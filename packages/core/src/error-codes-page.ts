/**
 * The page that explains error codes: the file in this package. A build replaces it with the page of the site once the
 * project has a homepage.
 */
export const errorCodesPage: string = '@frontdesk/core/docs/guide/error-codes.md'
