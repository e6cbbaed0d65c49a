/** A script or a style sheet for the browser, bundled and minified by `tooling/bundled.ts`. */
declare module '*?bundled' {
  export const text: string
}
