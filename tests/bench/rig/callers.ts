import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const CHILD = fileURLToPath(new URL('callers-child.ts', import.meta.url))
const run = promisify(execFile)

export interface Calls {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Runs `clients` of several accounts against a server from a separate process. Rejects when a response does not contain `expected`. */
export async function calls(
  port: number,
  clients: number,
  forMs: number,
  tokens: readonly string[],
  call: { method: string; params: Record<string, unknown> },
  expected: string,
): Promise<Calls> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...call })
  const requests = tokens.map(token => {
    const head = [
      'POST /api/rpc HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      `authorization: Bearer ${token}`,
      `content-length: ${Buffer.byteLength(body)}`,
    ]
    return `${head.join('\r\n')}\r\n\r\n${body}`
  })
  const task = JSON.stringify({ port, clients, forMs, warmUpMs: 1000, requests, expected })
  const { stdout } = await run(process.execPath, [CHILD, task])
  const { wrong, ...measured } = JSON.parse(stdout)
  if (wrong > 0) throw new Error(`${wrong} answers were wrong`)
  return measured
}
