// The exports of all packages, as TypeDoc reads them from the sources.
import { Application, ReflectionKind } from 'typedoc'
import { root } from '../../../tooling/packages.mjs'

/** Kinds of declarations, by the names that the pages use. */
export const kinds = {
  class: ReflectionKind.Class,
  constant: ReflectionKind.Variable,
  constructor: ReflectionKind.Constructor,
  function: ReflectionKind.Function,
  interface: ReflectionKind.Interface,
  reference: ReflectionKind.Reference,
  type: ReflectionKind.TypeAlias,
}

/**
 * Reads the exports of all packages as data.
 *
 * @throws Error when TypeDoc has a complaint, such as a link to nothing or a type that is used and not exported
 */
export async function readExports() {
  const app = await Application.bootstrapWithPlugins({ options: `${root}tooling/typedoc.json` })
  const project = await app.convert()
  if (project) app.validate(project)
  if (!project || app.logger.hasErrors() || app.logger.hasWarnings())
    throw new Error('TypeDoc could not read the exports without complaints')
  return app.serializer.projectToObject(project, root)
}
