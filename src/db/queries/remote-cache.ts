import { map } from 'rxjs'
import type { RemoteDocument } from '../collections/remote-cache.ts'
import type { Database } from '../open.ts'
import type { Live } from './live.ts'

/** The last result that was kept under this key; null before the first. */
export const keptRemote = (database: Database, key: string): Live<RemoteDocument | null> =>
  database.remoteCache.findOne(key).$.pipe(map(document => document?.toMutableJSON() ?? null))
