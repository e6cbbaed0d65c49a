// The least that a client can be: the floor. With a time limit it is the least that may be left alone with a server.
export const createClient = ({ origin, timeout }) => {
  const call = async (path, init) => {
    const controller = timeout && new AbortController()
    const timer = timeout && setTimeout(() => controller.abort(), timeout)
    const response = await fetch(origin + path, {
      ...init,
      ...(controller && { signal: controller.signal }),
    })
    const text = await response.text()
    clearTimeout(timer)
    return JSON.parse(text)
  }
  return {
    get: (path) => call(path, { headers: { authorization: 'token' } }),
    query: (path, body) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'token' },
        body: JSON.stringify(body),
      }),
  }
}
