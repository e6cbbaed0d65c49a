/** An app that `npm create frontdesk` can create: a folder of `templates`, and files that it shares with others. */
export interface Template {
  readonly description: string
  /** Files of `templates/shared`, by the paths that the app gives them. */
  readonly shared: Readonly<Record<string, string>>
  /** Files in which the app needs the directive `'use client'`. */
  readonly clientFiles?: readonly string[]
  /** Whether the app has a test. */
  readonly hasTest: boolean
}

const vite: Readonly<Record<string, string>> = {
  '.env.development': 'vite.env.development',
  '.env.production': 'vite.env.production',
  'local-platform.ts': 'local-platform.ts',
}

/** The templates by their names. */
export const templates: Readonly<Record<string, Template>> = {
  vite: {
    description: 'Vite and React, in the browser alone',
    shared: {
      ...vite,
      'src/booking.tsx': 'booking.tsx',
      'src/style.css': 'style.css',
      'src/vite-env.d.ts': 'vite-env.d.ts',
    },
    hasTest: true,
  },
  next: {
    description: 'Next with the App Router',
    shared: {
      'app/booking.tsx': 'booking.tsx',
      'app/header.tsx': 'header.tsx',
      'app/style.css': 'style.css',
    },
    clientFiles: ['app/booking.tsx', 'app/header.tsx'],
    hasTest: false,
  },
  'react-router': {
    description: 'React Router in framework mode, rendered on the server',
    shared: {
      ...vite,
      'app/booking.tsx': 'booking.tsx',
      'app/header.tsx': 'header.tsx',
      'app/style.css': 'style.css',
      'app/vite-env.d.ts': 'vite-env.d.ts',
    },
    hasTest: false,
  },
}
