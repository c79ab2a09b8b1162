import PouchDB from 'pouchdb/dist/pouchdb.js'
import { answer, tellPage } from '../ask-worker.ts'
import { PAGE_ROWS } from '../server-rows.ts'

const store = new PouchDB('pouch')

function pull(couch: string): Promise<void> {
  return new Promise((resolve, reject) => {
    store.replicate
      .from(couch, { batch_size: PAGE_ROWS })
      .on('change', tellPage)
      .on('complete', () => resolve())
      .on('error', reject)
  })
}

answer(({ couch }: { couch: string }) => pull(couch))
