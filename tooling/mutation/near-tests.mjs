import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

const isTest = (path) => /(^|\/)test\/.*\.test\.tsx?$/.test(path)
const isSource = (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')

const filesIn = (folder, path) =>
  existsSync(join(folder, path))
    ? readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
        if (entry.name === 'node_modules' || entry.name === 'dist') return []
        const own = join(path, entry.name)
        return entry.isDirectory() ? filesIn(folder, own) : isSource(own) ? [own] : []
      })
    : []

/** The file that an import stands for, if it is one of ours. */
const targetOf = (folder, file, name) => {
  if (name.startsWith('.')) return relative(folder, resolve(folder, dirname(file), name))
  const [, own, entry] = /^@frontdesk\/([a-z-]+)(?:\/([a-z-]+))?$/.exec(name) ?? []
  return own && join('packages', own, 'src', `${entry ?? 'index'}.ts`)
}

/** The names of a path that say what a file is about: its folders below `src` or `test`, and its own name. */
const topicOf = (path) => {
  const [, place] = /\/(?:src|test)\/(.*)$/.exec(path) ?? []
  return { folder: place ? dirname(place) : '', name: basename(path).split('.')[0] }
}

/**
 * Finds the tests that load a source, those most likely to notice a change first: named like it, in the same package and
 * folder, and with few imports in between.
 *
 * @param {string} folder
 * @returns {(file: string) => string[]}
 */
export const createNearTests = (folder) => {
  const files = ['packages', 'examples', 'tooling'].flatMap((group) => filesIn(folder, group))
  /** The files that import a file. */
  const importers = new Map()
  for (const file of files)
    for (const { fileName } of ts.preProcessFile(readFileSync(join(folder, file), 'utf8'), true, true)
      .importedFiles) {
      const target = targetOf(folder, file, fileName)
      if (target) importers.set(target, [...(importers.get(target) ?? []), file])
    }
  return (file) => {
    const distances = new Map([[file, 0]])
    for (const [reached, distance] of distances)
      for (const importer of importers.get(reached) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1)
    const own = topicOf(file)
    const packageOf = (path) => path.split('/').slice(0, 2).join('/')
    const farness = (test) => {
      const topic = topicOf(test)
      return (
        (topic.name === own.name
          ? 0
          : topic.name.includes(own.name) || own.name.includes(topic.name)
            ? 4
            : 8) +
        (packageOf(test) === packageOf(file) ? 0 : 8) +
        (topic.folder === own.folder ? 0 : 4) +
        distances.get(test)
      )
    }
    return [...distances.keys()]
      .filter(isTest)
      .map((test) => ({ test, far: farness(test) }))
      .sort((a, b) => a.far - b.far || (a.test < b.test ? -1 : 1))
      .map(({ test }) => test)
  }
}
