// The check removes the globals that React Native lacks: WebCrypto, streams, `AbortSignal.any` and `timeout`, `BroadcastChannel`, storage.
export async function check(project) {
  await project.install()
  const { url, clientId } = await project.startEmulator()
  await project.run(process.execPath, ['app.mjs', url, clientId])
}
