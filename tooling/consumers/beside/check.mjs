// Apps that have another version of a library beside the packages: neither refused by npm, nor broken by it.
const libraries = { 'undici-6': 'undici', 'zod-3': 'zod', 'zod-4.1': 'zod' }
const versions = { 'undici-6': '6.29.1', 'zod-3': '3.25.76', 'zod-4.1': '4.1.13' }

export const variants = Object.keys(versions)

export async function check(project) {
  const library = libraries[project.variant]
  await project.install({ [library]: versions[project.variant] })
  const { url, clientId } = await project.startEmulator()
  for (const file of ['book.mjs', 'book.cjs']) await project.run(process.execPath, [file, url, clientId])
  // The schemas are the part that needs zod: they say which one.
  if (library === 'zod') await project.run(process.execPath, ['validate.mjs'])
}
