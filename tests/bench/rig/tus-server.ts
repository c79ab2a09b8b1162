import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export interface TusServer {
  origin: string
  /** SHA-256 of the file that was uploaded to this URL. */
  sha256(url: string): Promise<string>
  stop(): Promise<void>
}

/** @tus/server with its file store, set up as its documentation recommends. */
export async function startTus(): Promise<TusServer> {
  const [{ Server }, { FileStore }] = await Promise.all([import('@tus/server'), import('@tus/file-store')])
  const directory = mkdtempSync(join(tmpdir(), 'bench-tus-'))
  const tus = new Server({ path: '/files', datastore: new FileStore({ directory }) })
  const server = createServer((request, response) => void tus.handle(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async sha256(url) {
      const hash = createHash('sha256')
      await pipeline(createReadStream(join(directory, basename(url))), hash)
      return hash.digest('hex')
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
