// `npx frontdesk-emulator` where nothing is installed: it says where it is, and what it prints can be tried.
export async function check(project) {
  const specifier = project.specifiers['@frontdesk/emulator']
  const from = specifier.startsWith('file:') ? specifier : `@frontdesk/emulator@${specifier}`
  const npx = ['--yes', `--package=${from}`, 'frontdesk-emulator']
  const { stdout: version } = await project.run('npx', [...npx, '--version'])
  if (version.trim() !== project.version)
    throw new Error(`--version prints ${version.trim()} in place of ${project.version}.`)

  const { url, clientId } = await project.startEmulator([...npx.slice(0, -1)])
  const [inspector, token] = await Promise.all([
    fetch(url),
    fetch(`${url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId, grantType: 'anonymous' }),
    }),
  ])
  if (!inspector.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`The inspector answers ${inspector.status} as ${inspector.headers.get('content-type')}.`)
  const { access_token: accessToken } = await token.json()
  if (!accessToken) throw new Error(`The token endpoint answers ${token.status} without a token.`)

  const { output: taken } = await project.run('npx', [...npx, '--port', new URL(url).port], { expect: 1 })
  if (!taken.includes('is in use')) throw new Error(`A port in use is not explained:\n${taken}`)
}
