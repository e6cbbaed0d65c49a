import { Dispatcher } from 'undici';

/** One function with the shape of `fetch`. */
type Transport = (url: string, init: RequestInit) => Promise<Response>;

interface NodeTransportOptions {
    /** The most sockets per origin, no limit unless given. Further calls wait for one. */
    readonly connections?: number;
    /** An undici dispatcher in place of an own pool: a proxy, certificates of your own. Whoever made it closes it. */
    readonly dispatcher?: Dispatcher;
}
/** A transport that keeps its sockets open between calls. */
interface NodeTransport extends Transport {
    /** Closes the pool once the calls under way have ended; calls made later fail. */
    close(): Promise<void>;
}
/**
 * A transport for Node on the pooled HTTP client of `undici`, which is to be installed beside this package. Answers and
 * fails as the global `fetch` does, at about a third of its CPU time on small calls. Follows no redirect and has no time
 * limits: both are the client's.
 *
 * @example
 * import { nodeTransport } from '@frontdesk/core/node'
 *
 * const transport = nodeTransport()
 * const client = createClient({ platform: hosted(), auth: apiKey({ apiKey, siteId }), fetch: transport })
 * await transport.close()
 */
declare const nodeTransport: ({ connections, dispatcher }?: NodeTransportOptions) => NodeTransport;

export { nodeTransport };
export type { NodeTransport, NodeTransportOptions };
