import PouchDB from 'pouchdb/dist/pouchdb.js'
import type { Contender } from '../../contender.ts'
import { paint } from '../../list.ts'
import { workerClient } from '../ask-worker.ts'

const worker = workerClient(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
const store = new PouchDB('pouch')

const documents = async (limit?: number) =>
  (await store.allDocs({ include_docs: true, ...(limit === undefined ? {} : { limit }) })).rows.flatMap(({ doc }) =>
    doc ? [doc] : [],
  )
const clientIdOf = (id: string) => id.split(' ')[1] ?? ''
const show = async () => paint((await documents(50)).map(({ name }) => name))

/** PouchDB against a CouchDB server. Its change events do not leave the worker, so the worker posts a message. */
export const contender: Contender = {
  open: show,
  async firstPull({ couch }) {
    worker.onPage(() => void show())
    await worker.ask({ kind: 'pull', couch })
    await show()
  },
  live: ({ couch }) => worker.ask({ kind: 'live', couch }),
  async rename(renames) {
    const names = new Map(renames.map(({ clientId, name }) => [clientId, name]))
    const edited = (await documents()).flatMap(document => {
      const name = names.get(clientIdOf(document._id))
      return name === undefined ? [] : [{ ...document, name }]
    })
    await store.bulkDocs(edited)
  },
  push: ({ couch }) => worker.ask({ kind: 'push', couch }),
  async editOne(account, rename) {
    await contender.rename([rename])
    await contender.push(account)
  },
  content: async () => (await documents()).map(({ _id, name, data }) => ({ clientId: clientIdOf(_id), name, data })),
}
