import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type Template, templates } from './templates.ts'

/** Why no app was made. The message says what to do. */
export class CreateError extends Error {
  override name = 'CreateError'
}

/** The settings of a new app. */
export interface CreateOptions {
  /** Folder of the new app; it may exist, but only empty. */
  readonly folder: string
  /** Name of the template that the app is made from, such as `vite`. */
  readonly template: string
  /** Folder that holds the folders of the templates. */
  readonly source: string
  /** Version of the packages of Frontdesk that the app depends on. */
  readonly version: string
}

/** Files that an empty folder may have: those of version control and of the system. */
const harmless: readonly string[] = ['.git', '.DS_Store']

/** The name of a package, from the name of its folder. */
const packageNameOf = (folder: string): string => {
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+/, '')
    .replace(/-+$/, '')
  return name || 'frontdesk-app'
}

const filesOf = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR')
      throw new CreateError(`${folder} is a file. Choose another name for the folder.`)
    throw error
  }
}

const refuseUsedFolder = (folder: string): void => {
  if (!existsSync(folder)) return
  const files = filesOf(folder).filter((name) => !harmless.includes(name))
  if (files.length === 0) return
  const some = files.slice(0, 3).join(', ') + (files.length > 3 ? ', …' : '')
  throw new CreateError(`${folder} is not empty (${some}). Choose another name, or empty the folder first.`)
}

type Manifest = Readonly<Record<'name' | 'dependencies' | 'devDependencies', unknown>>

/** Depends on the packages of Frontdesk in the version of this one. */
const withVersion = (dependencies: unknown, version: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(dependencies as Readonly<Record<string, string>>).map(([name, range]) => [
      name,
      name.startsWith('@frontdesk/') ? `^${version}` : range,
    ]),
  )

const templateOf = (name: string): Template => {
  const template = Object.hasOwn(templates, name) ? templates[name] : undefined
  if (!template)
    throw new CreateError(
      `There is no template "${name}". Choose one of these: ${Object.keys(templates).join(', ')}.`,
    )
  return template
}

const copyShared = (source: string, target: string, { shared, clientFiles = [] }: Template): void => {
  for (const [path, file] of Object.entries(shared)) {
    const text = readFileSync(join(source, 'shared', file), 'utf8')
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), clientFiles.includes(path) ? `'use client'\n\n${text}` : text)
  }
}

/**
 * Creates an app from a template. Returns its folder and the name of its package.
 *
 * @throws CreateError when there is no such template or the folder has files already; nothing is written then.
 */
export const createApp = ({
  folder,
  template: templateName,
  source,
  version,
}: CreateOptions): { readonly folder: string; readonly name: string } => {
  const target = resolve(folder)
  const template = templateOf(templateName)
  refuseUsedFolder(target)
  mkdirSync(target, { recursive: true })
  cpSync(join(source, templateName), target, { recursive: true })
  copyShared(source, target, template)
  // npm leaves files of this name out of a package.
  renameSync(join(target, 'gitignore'), join(target, '.gitignore'))
  const file = join(target, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const name = packageNameOf(target)
  const own = {
    ...manifest,
    name,
    dependencies: withVersion(manifest.dependencies, version),
    devDependencies: withVersion(manifest.devDependencies, version),
  }
  writeFileSync(file, `${JSON.stringify(own, undefined, 2)}\n`)
  return { folder: target, name }
}
