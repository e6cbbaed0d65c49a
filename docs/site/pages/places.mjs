// Which page of the reference shows which export.
import { kinds } from './typedoc.mjs'
import { fileOf, titleOf } from './text.mjs'

/** The sentence about who may call an operation, by its permission. */
export const callers = {
  anyone: 'Anyone, without a token',
  visitor: 'Visitors, members and the owner',
  own: 'Visitors and members for what belongs to them, the owner for everything',
  member: 'Members who are signed in, and the owner',
  owner: 'The owner alone, with an elevated client',
}

/** The same in a word or two, for tables. */
export const shortCallers = {
  anyone: 'anyone',
  visitor: 'visitors',
  own: 'visitors, their own',
  member: 'members',
  owner: 'the owner',
}

/** `bookings.staffMembers.get` belongs to the resource `staffMembers`. */
function resourceOf({ id }) {
  return id.split('.')[1]
}

function sourceOf({ sources }) {
  return sources?.[0]
}

function folderOf(file) {
  return file.slice(0, file.lastIndexOf('/'))
}

function mostFrequent(values) {
  const counts = new Map()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((left, right) => right[1] - left[1])[0]?.[0]
}

/**
 * Gives each export of an entry its page: an operation the page of its resource, another export the page of the resource
 * that is declared in the same file or folder, and the rest the page of the entry.
 */
function resourcesByFile(exports, operations) {
  const placed = exports.flatMap((one) => {
    const operation = operations.get(one.name)
    return operation ? [{ file: sourceOf(one).fileName, resource: resourceOf(operation) }] : []
  })
  return (file) => {
    const beside = (key) =>
      placed.filter((one) => key(one.file) === key(file)).map(({ resource }) => resource)
    const own = mostFrequent(beside((path) => path))
    // The root of the sources holds files of many resources.
    return own ?? (folderOf(file).endsWith('/src') ? undefined : mostFrequent(beside(folderOf)))
  }
}

/**
 * The pages of the reference, each with its address, title and exports, and the address of each declaration by its id.
 *
 * @param project the exports, as TypeDoc gives them
 * @param table the operations, as `loadOperationTable` gives them
 */
export function placeExports(project, table) {
  const pages = new Map()
  const links = new Map()
  for (const module of project.children) {
    const [, name, entry] = /^@frontdesk\/([a-z]+)(?:\/([a-z]+))?$/.exec(module.name)
    const operations = new Map(
      table.filter((one) => one.package === module.name).map((one) => [one.name, one]),
    )
    const resourceIn = entry ? () => undefined : resourcesByFile(module.children, operations)
    const base = `/reference/${name}/`
    const pageOf = (resource) => {
      const path = base + (resource ? fileOf(resource) : (entry ?? ''))
      if (!pages.has(path)) {
        const title = resource ? titleOf(resource) : module.name
        pages.set(path, { path, title, package: name, module: module.name, entry, resource, exports: [] })
      }
      return pages.get(path)
    }
    pageOf()
    for (const one of module.children) {
      if (one.kind === kinds.reference) continue
      const operation = operations.get(one.name)
      const file = sourceOf(one)?.fileName
      const page = pageOf(operation ? resourceOf(operation) : file && resourceIn(file))
      page.exports.push({ ...one, operation })
      links.set(one.id, `${page.path}#${one.name}`)
    }
    for (const { id, name: exported, kind, target } of module.children)
      if (kind === kinds.reference && links.has(target)) links.set(id, links.get(target))
      else if (kind === kinds.reference) links.set(id, `${base}#${exported}`)
  }
  return { pages: [...pages.values()], links }
}
