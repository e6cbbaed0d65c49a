import http from 'node:http';

/** The `Response` of a transport. It may bring a reader of its body that costs less than the stream. */
interface TransportResponse extends Response {
    /** Reads the body at a lower cost than its stream. */
    readonly reader?: Pick<ReadableStreamDefaultReader<Uint8Array>, 'read'>;
}
/** One function with the shape of `fetch`. */
type Transport = (url: string, init: RequestInit) => Promise<TransportResponse>;

/** Either a pool of its own, with a limit, or an agent that is given. */
type NodeTransportOptions = {
    /** The most sockets per origin: 128 unless given, or Infinity. Further calls wait for a socket. */
    readonly connections?: number | undefined;
    /** Not allowed together with `connections`. */
    readonly agent?: undefined;
} | {
    /**
     * An agent of `node:http` or `node:https` in place of an own pool: for a proxy, or certificates of your own. It has its
     * own limit of sockets, and whoever made it destroys it.
     */
    readonly agent?: http.Agent | undefined;
    /** Not allowed together with `agent`. */
    readonly connections?: undefined;
};
/** A transport that keeps its sockets open between calls. */
interface NodeTransport extends Transport {
    /** Closes the pool once the calls under way have ended; calls made later fail. */
    close(): Promise<void>;
}
/**
 * A transport for Node on `node:http` and `node:https` with kept sockets. Answers and fails as the global `fetch` does, at
 * about half of its CPU time on small calls. Follows no redirect and has no time limits: both are the client's.
 *
 * @throws ValidationError when `connections` is no whole number from 1.
 * @throws ContextError (from a call) when the transport was closed.
 * @example
 * import { nodeTransport } from '@frontdesk/core/node'
 *
 * const transport = nodeTransport()
 * const client = createClient({ platform: hosted(), auth: apiKey({ apiKey: key, siteId }), fetch: transport })
 * await transport.close()
 */
declare const nodeTransport: ({ connections, agent }?: NodeTransportOptions) => NodeTransport;

export { nodeTransport };
export type { NodeTransport, NodeTransportOptions };
