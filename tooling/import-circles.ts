// Finds files that import each other in a circle. Type imports count: files in a circle cannot be read, tested or moved
// one at a time, whether or not the import is gone at run time. The rule `import-x/no-cycle` skips type imports.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

/** The relative imports of a file, as paths of files. */
const importsOf = (file: string): string[] => {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => resolve(dirname(file), name))
}

/**
 * The circles among the sources of a folder, each as the paths of its files in alphabetical order, relative to the
 * folder. Files belong to one circle when each can be reached from the other (strongly connected, by Tarjan).
 */
export const importCircles = (folder: string): string[][] => {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => /\.tsx?$/.test(path) && statSync(path).isFile())
  const graph = new Map(files.map((file) => [resolve(file), importsOf(file)]))
  const visited = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []

  /** Gives the earliest file on the stack that can be reached from this one. */
  const visit = (file: string): number => {
    const own = visited.size
    visited.set(file, own)
    stack.push(file)
    let lowest = own
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue
      if (!visited.has(target)) lowest = Math.min(lowest, visit(target))
      else if (stack.includes(target)) lowest = Math.min(lowest, visited.get(target) ?? own)
    }
    if (lowest < own) return lowest
    const circle = stack.splice(stack.indexOf(file))
    if (circle.length > 1 || graph.get(file)?.includes(file))
      circles.push(circle.map((path) => relative(folder, path)).sort())
    return lowest
  }

  for (const file of graph.keys()) if (!visited.has(file)) visit(file)
  return circles
}
