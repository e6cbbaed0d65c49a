import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp, CreateError } from '../src/create-app.ts'
import { templates } from '../src/templates.ts'

const source = fileURLToPath(new URL('../templates', import.meta.url))

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'create-frontdesk-'))
})
afterEach(() => rmSync(home, { recursive: true }))

const create = (folder: string, template = 'vite') =>
  createApp({ folder: join(home, folder), template, source, version: '1.2.3' })
/** The files of the app, by their paths in it. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(home, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(home, folder), join(entry.parentPath, entry.name)))
    .sort()
const manifestIn = (folder: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(join(home, folder, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >

describe('createApp', () => {
  it('writes the template, with the name of the folder and the packages in its own version', () => {
    expect(create('my-app')).toEqual({ folder: join(home, 'my-app'), name: 'my-app' })
    expect(filesIn('my-app')).toEqual([
      '.env.development',
      '.env.production',
      '.gitignore',
      'README.md',
      'index.html',
      'local-platform.ts',
      'package.json',
      'src/app.test.tsx',
      'src/app.tsx',
      'src/booking.tsx',
      'src/frontdesk.ts',
      'src/main.tsx',
      'src/sign-in.tsx',
      'src/style.css',
      'src/vite-env.d.ts',
      'tsconfig.json',
      'vite.config.ts',
    ])
    const { name, dependencies, devDependencies } = manifestIn('my-app')
    expect(name).toBe('my-app')
    expect(dependencies).toMatchObject({ '@frontdesk/core': '^1.2.3', '@frontdesk/react': '^1.2.3' })
    expect(devDependencies?.['@frontdesk/emulator']).toBe('^1.2.3')
    expect(Object.values({ ...dependencies, ...devDependencies })).not.toContain('*')
    expect(dependencies?.['react']).toMatch(/^\^19\./)
  })

  it('writes an app of Next, whose shared components run in the browser', () => {
    expect(create('my-app', 'next').name).toBe('my-app')
    expect(filesIn('my-app')).toEqual([
      '.env.development',
      '.env.production',
      '.gitignore',
      'README.md',
      'app/api/frontdesk/[...path]/route.ts',
      'app/booking.tsx',
      'app/header.tsx',
      'app/layout.tsx',
      'app/page.tsx',
      'app/providers.tsx',
      'app/services/[serviceId]/page.tsx',
      'app/style.css',
      'frontdesk/server.ts',
      'frontdesk/settings.ts',
      'instrumentation.ts',
      'next.config.ts',
      'package.json',
      'proxy.ts',
      'tsconfig.json',
    ])
    const shared = readFileSync(join(source, 'shared/booking.tsx'), 'utf8')
    expect(readFileSync(join(home, 'my-app/app/booking.tsx'), 'utf8')).toBe(`'use client'\n\n${shared}`)
    expect(manifestIn('my-app')['dependencies']).toMatchObject({ '@frontdesk/ecom': '^1.2.3' })
  })

  it('writes an app of React Router, with the shared components unchanged', () => {
    expect(create('my-app', 'react-router').name).toBe('my-app')
    expect(filesIn('my-app')).toEqual([
      '.env.development',
      '.env.production',
      '.gitignore',
      'README.md',
      'app/booking.tsx',
      'app/frontdesk/platform.ts',
      'app/frontdesk/session.server.ts',
      'app/header.tsx',
      'app/root.tsx',
      'app/routes.ts',
      'app/routes/frontdesk.ts',
      'app/routes/home.tsx',
      'app/routes/service.tsx',
      'app/routes/site.tsx',
      'app/style.css',
      'app/vite-env.d.ts',
      'local-platform.ts',
      'package.json',
      'react-router.config.ts',
      'tsconfig.json',
      'vite.config.ts',
    ])
    const shared = readFileSync(join(source, 'shared/booking.tsx'), 'utf8')
    expect(readFileSync(join(home, 'my-app/app/booking.tsx'), 'utf8')).toBe(shared)
  })

  it('uses every shared file and every folder of templates', () => {
    const used = new Set(Object.values(templates).flatMap(({ shared }) => Object.values(shared)))
    expect(readdirSync(join(source, 'shared')).sort()).toEqual([...used].sort())
    expect(readdirSync(source).sort()).toEqual([...Object.keys(templates), 'shared'].sort())
  })

  it.each(['nuxt', 'constructor', ''])('refuses the template "%s" and writes nothing', (name) => {
    expect(() => create('my-app', name)).toThrow(
      new CreateError(`There is no template "${name}". Choose one of these: vite, next, react-router.`),
    )
    expect(existsSync(join(home, 'my-app'))).toBe(false)
  })

  it('accepts an empty folder, and one with a repository alone', () => {
    mkdirSync(join(home, 'empty'))
    mkdirSync(join(home, 'cloned/.git'), { recursive: true })
    expect(create('empty').name).toBe('empty')
    expect(create('cloned').name).toBe('cloned')
    expect(existsSync(join(home, 'cloned/src/app.tsx'))).toBe(true)
  })

  it('makes folders above the new one', () => {
    expect(create('apps/first').name).toBe('first')
    expect(existsSync(join(home, 'apps/first/package.json'))).toBe(true)
  })

  it.each([
    ['My Booking Site', 'my-booking-site'],
    ['_private.app', 'private.app'],
    ['Café', 'caf'],
    ['日本', 'frontdesk-app'],
  ])('makes a package name of %s', (folder, name) => {
    expect(create(folder).name).toBe(name)
    expect(manifestIn(folder)['name']).toBe(name)
  })

  it.each([
    [['notes.txt'], 'notes.txt'],
    [['a', 'b', 'c', 'd'], 'a, b, c, …'],
  ])('refuses a folder with %j and writes nothing', (files, named) => {
    mkdirSync(join(home, 'used'))
    for (const file of files) writeFileSync(join(home, 'used', file), '')
    expect(() => create('used')).toThrow(
      new CreateError(
        `${join(home, 'used')} is not empty (${named}). Choose another name, or empty the folder first.`,
      ),
    )
    expect(readdirSync(join(home, 'used'))).toEqual(files)
  })

  it('refuses the name of a file', () => {
    writeFileSync(join(home, 'file'), '')
    expect(() => create('file')).toThrow(
      new CreateError(`${join(home, 'file')} is a file. Choose another name for the folder.`),
    )
  })
})
