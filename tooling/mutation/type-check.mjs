import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const configOf = (folder, file) => {
  for (let place = dirname(join(folder, file)); place.startsWith(folder); place = dirname(place))
    if (existsSync(join(place, 'tsconfig.json'))) return join(place, 'tsconfig.json')
  throw new Error(`No tsconfig.json belongs to ${file}`)
}

/** Checks the types of single files of one project, and keeps what it knows of all others. */
const createProject = (config) => {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  )
  const texts = new Map()
  const versions = new Map()
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...versions.keys()],
    getScriptVersion: (path) => String(versions.get(path) ?? 0),
    getScriptSnapshot: (path) => {
      const text = texts.get(path) ?? ts.sys.readFile(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => dirname(config),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  })
  const write = (path, text) => {
    if (text === undefined) texts.delete(path)
    else texts.set(path, text)
    versions.set(path, (versions.get(path) ?? 0) + 1)
  }
  return (path, text) => {
    write(path, text)
    const faults = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)]
    write(path, undefined)
    return faults.every(({ category }) => category !== ts.DiagnosticCategory.Error)
  }
}

/**
 * Tells whether a changed file still type-checks. Only the file itself is checked: every export has a written type, so a
 * change inside one file is not seen by the types of another.
 *
 * @param {string} folder a copy of the sources
 * @returns {(file: string, text: string) => boolean}
 */
export const createTypeCheck = (folder) => {
  const projects = new Map()
  return (file, text) => {
    const config = configOf(folder, file)
    if (!projects.has(config)) projects.set(config, createProject(config))
    return projects.get(config)(join(folder, file), text)
  }
}
