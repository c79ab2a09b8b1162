import PouchDB from 'pouchdb/dist/pouchdb.js'
import { notifyPage, serveRequests } from '../ask-worker.ts'
import { PAGE_ROWS } from '../server-rows.ts'

const store = new PouchDB('pouch')

function replicate(kind: 'pull' | 'push', couch: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const replication =
      kind === 'pull' ? store.replicate.from(couch, { batch_size: PAGE_ROWS }) : store.replicate.to(couch, {})
    replication
      .on('change', notifyPage)
      .on('complete', () => resolve())
      .on('error', reject)
  })
}

serveRequests(async (request: { kind: 'pull' | 'push' | 'live'; couch: string }) => {
  if (request.kind !== 'live') return replicate(request.kind, request.couch)
  store.replicate.from(request.couch, { live: true, retry: true }).on('change', notifyPage)
})
