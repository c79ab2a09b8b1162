import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { atEnd } from './at-end.ts'
import { orderAt, recordAt } from './record.ts'

const PROGRAM = fileURLToPath(new URL('../node_modules/pouchdb-server/bin/pouchdb-server', import.meta.url))

/** The server that PouchDB replicates with. */
export interface Couch {
  /** Product and version, for the report. */
  name: string
  /** Creates a database with `total` recordings and returns its URL. */
  database(name: string, total: number): Promise<string>
  stop(): Promise<void>
}

/** Uses the CouchDB at COUCHDB_URL (with credentials) if set, else starts pouchdb-server on a temporary folder. */
export async function startCouch(): Promise<Couch> {
  const given = process.env.COUCHDB_URL
  if (given) return couchAt(given.replace(/\/$/, ''), () => Promise.resolve())
  const folder = mkdtempSync(join(tmpdir(), 'bench-couch-'))
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [PROGRAM, '--port', String(port), '--dir', folder, '--config', join(folder, 'config.json'), '--no-stdout-logs'],
    { cwd: folder, stdio: 'ignore' },
  )
  const exited = once(child, 'exit')
  atEnd(() => child.kill('SIGKILL'))
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(origin).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('pouchdb-server did not start')
    await delay(50)
  }
  return couchAt(origin, async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  })
}

async function couchAt(origin: string, stop: () => Promise<void>): Promise<Couch> {
  const about = (await (await fetch(origin)).json()) as { version: string; couchdb?: string }
  return {
    name: `${about.couchdb ? 'CouchDB' : 'pouchdb-server'} ${about.version}`,
    async database(name, total) {
      const address = `${origin}/${name}`
      await fetch(address, { method: 'PUT' })
      for (let first = 0; first < total; first += 1000) {
        const docs = Array.from({ length: Math.min(1000, total - first) }, (_, i) => couchDocument(first + i))
        await fetch(`${address}/_bulk_docs`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ docs }),
        })
      }
      return address
    },
    stop,
  }
}

/** The id sorts newest first, so that PouchDB's primary index alone gives the newest 50. */
function couchDocument(index: number) {
  const { clientId, ...record } = recordAt(index)
  return { _id: `${String(orderAt(index)).padStart(13, '0')} ${clientId}`, ...record }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new TypeError('no port')
  return address.port
}
