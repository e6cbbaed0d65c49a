import { type RequestEntry, sendsBody } from '../server/request-log.ts'

/** A text as one word of a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * The request as a cURL command. The token is not kept by the log, so the command reads it from the variable
 * `FRONTDESK_TOKEN`; a body that the log cut off, or took secrets from, is what the log shows of it.
 */
export const curlOf = ({ method, path, identity, request }: RequestEntry, url: string): string => {
  const parts = [`curl -X ${method} ${quoted(url + path)}`]
  if (identity.kind !== 'none') parts.push('-H "authorization: $FRONTDESK_TOKEN"')
  if (request !== undefined && sendsBody(method))
    parts.push(
      "-H 'content-type: application/json'",
      `--data ${quoted(typeof request === 'string' ? request : JSON.stringify(request))}`,
    )
  return parts.join(' \\\n  ')
}
