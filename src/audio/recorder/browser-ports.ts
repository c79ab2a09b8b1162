import { browserLocks } from '../../platform/browser/locks.ts'
import { browserMicrophone } from '../../platform/browser/microphone.ts'
import { browserScreenAwake } from '../../platform/browser/screen-awake.ts'
import { browserStorageRoom } from '../../platform/browser/storage.ts'
import { browserVisibility } from '../../platform/browser/visibility.ts'
import { systemClock } from '../../platform/clock.ts'
import { systemRandom } from '../../platform/random.ts'
import { RecorderDb } from '../store/recorder-db.ts'
import type { RecorderPorts } from './recorder-ports.ts'

/** The browser's ports for the recorder and the recovery of one page. Call it once: it opens the database. */
export function browserRecorderPorts(onBlocked?: () => void): RecorderPorts {
  return {
    db: new RecorderDb(onBlocked ? { onBlocked } : {}),
    microphone: browserMicrophone,
    clock: systemClock,
    random: systemRandom,
    locks: browserLocks,
    room: browserStorageRoom,
    awake: browserScreenAwake,
    visibility: browserVisibility,
  }
}
