export interface SiteServer {
  readonly url: string
  stop(): Promise<void>
}

/** Serves a built site, with its configuration as `/config.json`, on the first free one of the ports. */
export declare function serveSite(options: {
  readonly folder: string
  readonly config: object
  readonly ports: readonly number[]
}): Promise<SiteServer>
