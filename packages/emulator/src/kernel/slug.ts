/** A name as a slug: `Massagem a Dois` becomes `massagem-a-dois`. `otherwise` stands for a name without such letters. */
export const slugOf = (name: string, otherwise: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || otherwise

/** Whether a slug holds lower-case letters from a to z, digits and hyphens, and nothing else. */
export const isSlug = (text: string): boolean => /^[a-z0-9-]+$/.test(text)

/** The description of a slug's fault for which `isSlug` is false. */
export const slugRule = 'must hold lower-case letters from a to z, digits and hyphens, and nothing else'
