import type { SentCall, SyncJournal } from '../sync-journal.ts'
import type { SealedStore, StoredRecord } from './sealed-store.ts'

/** Calls whose result is not known (I2); checkpoints go, since the rows that they stand for go. */
export function sealedJournal(open: () => SyncJournal): SealedStore {
  return {
    name: 'journal',
    async *unsent() {
      for (const call of await open().unsettled()) yield call as unknown as StoredRecord
    },
    async restore(_accountId, record) {
      const { seq: _seq, ...call } = record as unknown as SentCall & { seq: number }
      const known = await open().unsettled()
      if (!known.some(({ opId }) => opId === call.opId)) await open().write([call])
    },
    async wipe() {
      await open().delete({ disableAutoOpen: false })
    },
  }
}
