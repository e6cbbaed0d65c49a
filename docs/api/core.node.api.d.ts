import http from 'node:http';

/** The `Response` of a transport. It may have a reader for its body that is cheaper than the stream. */
interface TransportResponse extends Response {
    /** Reads the body at a lower cost than its stream. */
    readonly reader?: Pick<ReadableStreamDefaultReader<Uint8Array>, 'read'>;
}
/** A function with the type of `fetch`. */
type Transport = (url: string, init: RequestInit) => Promise<TransportResponse>;

/** Either a pool with a limit, or a given agent. */
type NodeTransportOptions = {
    /**
     * Maximum number of sockets per origin: defaults to 128; Infinity removes the limit. Further calls wait for a
     * socket.
     */
    readonly connections?: number | undefined;
    /** Cannot be combined with `connections`. */
    readonly agent?: undefined;
} | {
    /**
     * An agent of `node:http` or `node:https`, instead of the built-in pool: for a proxy, or custom certificates. It
     * has its own limit of sockets, and its creator destroys it.
     */
    readonly agent?: http.Agent | undefined;
    /** Cannot be combined with `agent`. */
    readonly connections?: undefined;
};
/** A transport that keeps its sockets open between calls. */
interface NodeTransport extends Transport {
    /** Closes the pool once the calls in progress have ended; later calls fail. */
    close(): Promise<void>;
}
/**
 * A transport for Node on `node:http` and `node:https` with keep-alive sockets. It behaves like the global `fetch`, at
 * about half of its CPU time on small calls. It follows no redirects and has no timeouts, because the client handles
 * both.
 *
 * @throws ValidationError when `connections` is not a positive whole number.
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
