import { saveRecording } from '../../../src/db/commands/recordings.ts'
import { details } from '../../factories/store/recordings.ts'
import type { Run } from './device.ts'
import { start, world } from './each-test.ts'
import { ACCOUNT } from './world.ts'

/** Three chunks. */
export const BIG = new Blob([new Uint8Array(3 * 512 * 1024)])

export const device = () => world.devices[0]!

export async function startOne(): Promise<Run> {
  const [{ run }] = await start()
  return run
}

/** Saves a recording and returns its clientId. */
export const save = (run: Run, patientClientId = '', audio: Blob = new Blob(['audio'])) =>
  saveRecording(run.context, audio, details({ patientClientId }), 'auto')

export const jobOf = (run: Run, id: string) => run.context.uploads.item(ACCOUNT, id)
export const documentOf = async (run: Run, id: string) =>
  (await run.context.database.recordings.findOne(id).exec())?.toJSON()
export const isOnServer = (id: string) => world.server.files(ACCOUNT).has(id)
