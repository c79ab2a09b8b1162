import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Serves the same pages without the product's security policy, which forbids workers to connect to another origin such
 * as PouchDB's server.
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
