// A plugin of TypeDoc: modules go by the name that an app imports, not by the path of their source.
import { Converter, ReflectionKind } from 'typedoc'
import { specifier } from './packages.mjs'

export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
      const [, name, entry = 'index'] = /^([a-z]+)\/src(?:\/([a-z-]+))?$/.exec(module.name) ?? []
      if (name) module.name = specifier(name, entry)
    }
  })
}
