/** Whether a host name always leads to this machine. A name of the internet may be pointed here by a stranger. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname)

/** Whether an address is http or https on this machine. */
export const isLoopbackAddress = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && isLoopback(url.hostname)
}
