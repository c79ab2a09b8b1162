import type { Clock } from '../../platform/clock.ts'
import type { Locks } from '../../platform/locks.ts'
import type { Microphone } from '../../platform/microphone.ts'
import type { Random } from '../../platform/random.ts'
import type { ScreenAwake } from '../../platform/screen-awake.ts'
import type { StorageRoom } from '../../platform/storage.ts'
import type { Visibility } from '../../platform/visibility.ts'
import type { RecorderDb } from '../store/recorder-db.ts'

/** Everything outside the recorder that it uses. */
export interface RecorderPorts {
  microphone: Microphone
  clock: Clock
  random: Random
  locks: Locks
  room: StorageRoom
  awake: ScreenAwake
  visibility: Visibility
  db: RecorderDb
}
