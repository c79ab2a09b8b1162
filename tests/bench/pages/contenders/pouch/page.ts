import PouchDB from 'pouchdb/dist/pouchdb.js'
import type { Contender } from '../../contender.ts'
import { paint } from '../../list.ts'
import { worked } from '../ask-worker.ts'

const worker = worked(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
const store = new PouchDB('pouch')

const documents = async (limit?: number) =>
  (await store.allDocs({ include_docs: true, limit })).rows.flatMap(({ doc }) => (doc ? [doc] : []))

/** PouchDB against a server of its own kind; its changes do not cross from a worker, so the worker tells. */
export const contender: Contender = {
  async firstPull({ couch }) {
    const show = async () => paint((await documents(50)).map(({ name }) => name))
    worker.onPage(() => void show())
    await worker.ask({ couch })
    await show()
  },
  content: async () =>
    (await documents()).map(({ _id, name, data }) => ({ clientId: _id.split(' ')[1] ?? '', name, data })),
}
