import { account } from './account.ts'
import type { ReplicatedCollection } from './collection.ts'
import { patients } from './patients.ts'
import { recordings } from './recordings.ts'
import { recordCollection } from './records.ts'

const healthRecords = recordCollection('healthRecords', {}, {})

/** In the order of pushing: what others refer to comes first. */
export const COLLECTIONS: readonly ReplicatedCollection[] = [account, patients, healthRecords, recordings]
