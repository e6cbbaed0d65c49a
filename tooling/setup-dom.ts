import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// At the root: only there does strict mode mount everything twice. The limit only ends what hangs.
configure({ reactStrictMode: true, asyncUtilTimeout: 30_000 })

afterEach(() => {
  cleanup()
})
