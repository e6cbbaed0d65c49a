/**
 * The page that explains the codes of errors: the file in this package. A build puts the page of the site in its place once
 * the project has a homepage.
 */
export const errorCodesPage: string = '@frontdesk/core/docs/guide/error-codes.md'
