import type { NextConfig } from 'next'

// The settings of the app that `create-next-app` makes.
const config: NextConfig = { cacheComponents: true, partialPrefetching: true }

export default config
