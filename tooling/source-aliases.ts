import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../packages', import.meta.url))

/** Tests read the sources of every package: no build comes first, and coverage counts what was written. */
export const sourceAliases = [
  { find: /^@frontdesk\/([a-z]+)$/, replacement: `${packages}/$1/src/index.ts` },
  { find: /^@frontdesk\/([a-z]+)\/([a-z-]+)$/, replacement: `${packages}/$1/src/$2.ts` },
]
