// The emulator in the process of its user, by `require` and as an ES module.
async function main() {
  for (const { createEmulator } of [require('@frontdesk/emulator'), await import('@frontdesk/emulator')]) {
    const emulator = await createEmulator({ port: 0 })
    const { status } = await fetch(`${emulator.url}/_emulator/status`)
    if (status !== 200) throw new Error(`The emulator answers ${status}.`)
    await emulator.close()
  }
}

main()
