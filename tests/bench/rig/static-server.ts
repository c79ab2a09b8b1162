import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/**
 * The same pages without the product's security policy: PouchDB's server is another origin, which the policy of the
 * product's own server forbids to its workers.
 */
export async function serveWithoutPolicy(folder: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const bytes = await readFile(join(folder, pathname)).catch(() => null)
    const type = TYPES[extname(pathname)] ?? 'application/octet-stream'
    if (bytes === null) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': type }).end(bytes)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
