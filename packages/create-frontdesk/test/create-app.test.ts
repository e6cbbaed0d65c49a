import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp, CreateError } from '../src/create-app.ts'

const template = fileURLToPath(new URL('../template', import.meta.url))

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'create-frontdesk-'))
})
afterEach(() => rmSync(home, { recursive: true }))

const create = (folder: string) => createApp({ folder: join(home, folder), template, version: '1.2.3' })
const manifestIn = (folder: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(join(home, folder, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >

describe('createApp', () => {
  it('writes the template, with the name of the folder and the packages in its own version', () => {
    expect(create('my-app')).toEqual({ folder: join(home, 'my-app'), name: 'my-app' })
    expect(readdirSync(join(home, 'my-app')).sort()).toEqual([
      '.env.development',
      '.env.production',
      '.gitignore',
      'README.md',
      'index.html',
      'package.json',
      'src',
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
