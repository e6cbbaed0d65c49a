import manifest from '../package.json' with { type: 'json' }

/**
 * Names this client to the platform: `frontdesk-core/1.2.0`. Pages and workers of a browser name their browser, because
 * another header would need the permission of the platform (CORS).
 */
export const userAgent = (): { readonly 'user-agent'?: string } =>
  'document' in globalThis || 'importScripts' in globalThis
    ? {}
    : { 'user-agent': `frontdesk-core/${manifest.version}` }
