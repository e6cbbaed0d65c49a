// The overview of the documentation for tools that read plain text, in the form of llmstxt.org.
import { join } from 'node:path'

const guideFolder = 'docs/guide'

/** The pages that the start page of the guide lists below a heading: `- [Title](file.md): one line`. */
export function readContents(text) {
  return text.split(/^## /m).flatMap((part, index) => {
    const section = index === 0 ? '' : part.split('\n')[0]
    const items = part.matchAll(/^(?:\d+\.|-) \[([^\]]+)\]\(([^)#]+\.md)\): (.+(?:\n {2,}\S.*)*)$/gm)
    return [...items].map(([, title, file, line]) => ({
      title,
      file,
      line: line.replace(/\s+/g, ' '),
      section,
    }))
  })
}

/**
 * Writes `llms.txt` with links from the folder of `@frontdesk/core`.
 *
 * @param summary the project in a sentence or two
 * @param contents the pages of the guide, as `readContents` gives them
 * @param packages each with its folder, name and description
 */
export function writeLlms({ summary, contents, packages }) {
  const guides = contents.map(({ title, file, line }) => `- [${title}](${join(guideFolder, file)}): ${line}`)
  const readmes = packages.map(
    ({ folder, name, description }) =>
      `- [${name}](${folder === 'core' ? '' : `../${folder}/`}README.md): ${description}`,
  )
  return `# Frontdesk

> ${summary.replace(/\s+/g, ' ')}

Every call is a function that takes a client, one input object and options: \`getService(client, { serviceId })\`. A call
rejects with a \`FrontdeskError\` whose \`code\` names the failure. \`npx frontdesk-emulator\` runs the platform on your machine,
so that no account is needed to build and to test.

## Guides

${guides.join('\n')}

## Packages

${readmes.join('\n')}

## Reference

- [Operations](operations.json): every operation with its function, package, method, path, who may call it, and a summary
`
}
