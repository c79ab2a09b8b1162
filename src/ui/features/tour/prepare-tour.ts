import type { CommandContext } from '../../../db/commands/context.ts'
import { currentOf } from '../../../db/commands/current-patient.ts'
import { newestLabResult } from '../../../db/queries/health-records.ts'
import { chosenPatientId } from '../../state/session/current-patient.ts'
import type { TourRequest } from '../../state/tour/tour.ts'
import { planTour, resumeAt, type TourStep, type TourStepId } from './plan.ts'

export interface PreparedTour {
  plan: readonly TourStep[]
  begin: TourStepId
}

/** Paths of this origin that are entries of their own, beside the router's. */
const OTHER_ENTRIES: readonly string[] = []

/** Reads from the local store what decides the steps and the one to begin with. */
export async function prepareTour(
  { database }: CommandContext,
  routes: readonly string[],
  { from }: TourRequest,
): Promise<PreparedTour> {
  const [account, patients] = await Promise.all([
    database.account.findOne().exec(),
    database.patients.find({ selector: { deletedAt: null }, sort: [{ order: 'asc' }] }).exec(),
  ])
  const patient = currentOf(
    patients.map(one => one.toMutableJSON()),
    chosenPatientId(),
    account?.toMutableJSON() ?? null,
  )
  const record = patient && (await newestLabResult(database, patient.clientId))
  const { hiddenMenuItems = [], tour } = account?.data.preferences ?? {}
  const plan = planTour({
    screens: [...routes, ...OTHER_ENTRIES],
    hidden: [...hiddenMenuItems],
    newestRecord: record && `/health-record/view/${record.id ?? record.clientId}`,
  })
  return { plan, begin: from === 'beginning' ? 'welcome' : resumeAt(plan, tour) }
}
