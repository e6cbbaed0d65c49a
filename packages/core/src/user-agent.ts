import manifest from '../package.json' with { type: 'json' }

/**
 * Identifies this client to the platform: `frontdesk-core/1.2.0`. Browser pages and workers send their browser's name,
 * because another header would need a CORS permission.
 */
export const userAgent = (): { readonly 'user-agent'?: string } =>
  'document' in globalThis || 'importScripts' in globalThis
    ? {}
    : { 'user-agent': `frontdesk-core/${manifest.version}` }
